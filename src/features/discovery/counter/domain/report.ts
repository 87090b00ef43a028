import type { CounterException } from './exception.ts';
import type { AttributePerformance } from './performance.ts';

/** A report as COUNTER's API writes it; its items are made as they are read. */
export interface ReportHeader {
  readonly Report_Name: string;
  readonly Report_ID: string;
  readonly Release: '5.1';
  readonly Institution_Name: string;
  readonly Institution_ID: Readonly<Record<string, unknown>>;
  readonly Report_Filters: Readonly<Record<string, unknown>>;
  readonly Report_Attributes?: Readonly<Record<string, unknown>>;
  readonly Exceptions?: readonly CounterException[];
  readonly Created: string;
  readonly Created_By: string;
  /** Empty: the platform has no record at COUNTER's registry. */
  readonly Registry_Record: '';
}

type ItemId = Readonly<Record<string, string>>;

export interface ReportedEntry {
  readonly Platform: string;
  readonly Title?: string;
  readonly Item?: string;
  readonly Database?: string;
  readonly Publisher?: string;
  readonly Item_ID?: ItemId;
  readonly Authors?: readonly { readonly Name: string; readonly ORCID?: string }[];
  readonly Publication_Date?: string;
  readonly Attribute_Performance: readonly AttributePerformance[];
}

export interface ReportedItems {
  readonly Title?: string;
  readonly Item_ID?: ItemId;
  readonly Data_Type?: string;
  readonly Items: readonly ReportedEntry[];
}

export type ReportItem = ReportedEntry | ReportedItems;

export interface Report {
  readonly header: ReportHeader;
  readonly items: AsyncIterable<ReportItem>;
}
