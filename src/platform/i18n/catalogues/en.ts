import { joinMessages } from '../join-messages.ts';

export default joinMessages(import.meta.glob('/src/**/messages/en.json', { eager: true, import: 'default' }));
