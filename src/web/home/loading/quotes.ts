/** Names of texts in messages.ts: what was said, and by whom. */
export const QUOTES = [
  { text: 'bacon', by: 'baconBy' },
  { text: 'pramoedya', by: 'pramoedyaBy' },
  { text: 'rajaAliHaji', by: 'rajaAliHajiBy' },
  { text: 'socrates', by: 'socratesBy' },
  { text: 'newton', by: 'newtonBy' },
  { text: 'hatta', by: 'hattaBy' },
  { text: 'curie', by: 'curieBy' },
  { text: 'dewantara', by: 'dewantaraBy' },
] as const
