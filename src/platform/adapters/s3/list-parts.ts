import { ListPartsCommand, type S3Client } from '@aws-sdk/client-s3';

export interface PartsPlace {
  readonly Bucket: string;
  readonly Key: string;
  readonly UploadId: string;
}

export interface StoredPart {
  readonly number: number;
  readonly bytes: number;
  readonly tag: string | undefined;
}

/** The parts of a multipart upload, in the order of their numbers. */
export async function listParts(client: S3Client, place: PartsPlace): Promise<StoredPart[]> {
  const parts: StoredPart[] = [];
  let PartNumberMarker: string | undefined;
  do {
    const page = await client.send(new ListPartsCommand({ ...place, PartNumberMarker }));
    for (const { PartNumber = 0, Size = 0, ETag } of page.Parts ?? [])
      parts.push({ number: PartNumber, bytes: Size, tag: ETag });
    PartNumberMarker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
  } while (PartNumberMarker);
  return parts.sort((one, other) => one.number - other.number);
}
