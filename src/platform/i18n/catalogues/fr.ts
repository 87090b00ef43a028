import { joinMessages } from '../join-messages.ts';

export default joinMessages(import.meta.glob('/src/**/messages/fr.json', { eager: true, import: 'default' }));
