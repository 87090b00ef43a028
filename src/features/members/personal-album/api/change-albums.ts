import { answering } from '../../../../platform/contract/handler.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { deleteAlbum, editAlbum, saveAlbum } from '../contract.ts';
import { mostAlbums } from '../domain/limits.ts';
import { type AlbumParts, ownAlbum } from './own-album.ts';

const noSuchCover = failure('badInput', { field: 'cover' });

export const answerSaveAlbum = ({ store, covers }: AlbumParts) =>
  answering(saveAlbum, async ({ input: { name, enName, cover }, site, member }) => {
    if (cover && !(await covers.isOwn(member.id, cover, 'cover'))) return failed(noSuchCover);
    const of = { site: site.host.id, account: member.id };
    const id = await store.make(of, { name, enName, cover: cover ?? null }, mostAlbums);
    return id === undefined ? failed(failure('saveLimit', { max: mostAlbums })) : success({ id });
  });

export const answerEditAlbum = ({ store, covers, siteOfItem }: AlbumParts) =>
  answering(editAlbum, async (request) => {
    const { id, name, enName, cover } = request.input;
    const own = await ownAlbum(siteOfItem, request, id);
    if (!own.ok) return own;
    const { account } = own.value;
    const before = await store.find(own.value);
    if (!before) return failed(failure('notFound'));
    if (cover && !(await covers.isOwn(account, cover, 'cover'))) return failed(noSuchCover);
    const facts = { name, enName, cover: cover === undefined ? before.cover : cover };
    const replaced = await store.change(own.value, facts);
    if (!replaced) return failed(failure('notFound'));
    if (replaced.cover && replaced.cover !== facts.cover) await covers.drop(account, replaced.cover);
    return success({ id });
  });

export const answerDeleteAlbum = ({ store, covers, siteOfItem }: AlbumParts) =>
  answering(deleteAlbum, async (request) => {
    const own = await ownAlbum(siteOfItem, request, request.input.id);
    if (!own.ok) return own;
    const removed = await store.remove(own.value);
    if (!removed) return failed(failure('notFound'));
    if (removed.cover) await covers.drop(own.value.account, removed.cover);
    return success({});
  });
