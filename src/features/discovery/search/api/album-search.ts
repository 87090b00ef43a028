import { answering } from '../../../../platform/contract/handler.ts';
import { albumPictureSearch, albumTableSearch } from '../contract.ts';
import { answerSearch, type SearchCalls } from './search-calls.ts';

export const answerAlbumPictureSearch = (calls: SearchCalls) =>
  answering(albumPictureSearch, (request) =>
    answerSearch(calls, request, { scope: 'picture', kinds: ['figure'], collection: request.input.albumId }),
  );

export const answerAlbumTableSearch = (calls: SearchCalls) =>
  answering(albumTableSearch, (request) =>
    answerSearch(calls, request, { scope: 'table', kinds: ['table'], collection: request.input.albumId }),
  );
