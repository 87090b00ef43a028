/** The status of a GET, or undefined while nobody answers. */
export async function askStatus(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return undefined;
  }
}
