import type { Language } from '../../contract/messages.ts'

/**
 * What is refused while an operator has not set a list of their own. Only phrases of advertisements that nobody writes
 * by chance: what is an insult here is a title, a name or a quotation there, and is judged by people.
 */
export const DEFAULT_WORDS: Record<Language, readonly string[]> = {
  en: ['buy cheap followers', 'free crypto giveaway', 'guaranteed crypto profit', 'double your bitcoin'],
  id: [
    'situs slot gacor',
    'link slot gacor',
    'daftar slot gacor',
    'bandar togel terpercaya',
    'agen judi bola terpercaya',
  ],
  my: [
    'slot gacor malaysia',
    'kasino dalam talian dipercayai',
    'judi dalam talian dipercayai',
    'link mega888',
  ],
}
