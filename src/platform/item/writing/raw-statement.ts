import type { RawBuilder } from 'kysely';
import { query } from '../../../../db/query.ts';
import type { Statement } from '../../ports/database.ts';

/** SQL that the typed builder can't say: over tables that are chosen at run time. */
export const statement = <Row>(raw: RawBuilder<Row>): Statement<Row> => ({ compile: () => raw.compile(query) });
