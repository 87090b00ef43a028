import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import { type PageData, pageDataId } from './page-data.ts';

/** The block in which a document carries its data; `<` would let a text end it. */
export function pageDataBlock({ loaderData, errors }: Pick<StaticHandlerContext, 'loaderData' | 'errors'>): string {
  const data: PageData = { loaderData, errors: errors && answersOf(errors) };
  return `<script type="application/json" id="${pageDataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

const answersOf = (errors: Readonly<Record<string, unknown>>): PageData['errors'] =>
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error) ? { status: error.status, statusText: error.statusText, data: error.data } : null,
    ]),
  );
