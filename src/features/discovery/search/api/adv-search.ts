import { answering } from '../../../../platform/contract/handler.ts';
import { advancedSearchArticle, advSearch, authorSearch, generalAdvSearch, newsAdvSearch } from '../contract.ts';
import { answerSearch, type SearchCalls } from './search-calls.ts';

export const answerAdvSearch = (calls: SearchCalls) =>
  answering(advSearch, (request) => answerSearch(calls, request, { collection: request.input.albumId }));

export const answerAdvancedSearchArticle = (calls: SearchCalls) =>
  answering(advancedSearchArticle, (request) => answerSearch(calls, request, { scope: 'thesis', kinds: ['article'] }));

export const answerNewsAdvSearch = (calls: SearchCalls) =>
  answering(newsAdvSearch, (request) => answerSearch(calls, request, { scope: 'others', kinds: ['news'] }));

export const answerGeneralAdvSearch = (calls: SearchCalls) =>
  answering(generalAdvSearch, (request) => {
    const { library } = request.input;
    return answerSearch(calls, request, {
      scope: 'others',
      kinds: ['general-resource'],
      ...(library ? { chosen: { library: [library] } } : {}),
    });
  });

export const answerAuthorSearch = (calls: SearchCalls) =>
  answering(authorSearch, (request) =>
    answerSearch(calls, request, { scope: 'others', kinds: ['expert', 'institution'] }),
  );
