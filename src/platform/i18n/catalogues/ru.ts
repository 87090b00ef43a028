import { joinMessages } from '../join-messages.ts';

export default joinMessages(import.meta.glob('/src/**/messages/ru.json', { eager: true, import: 'default' }));
