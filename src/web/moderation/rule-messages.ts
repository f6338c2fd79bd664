import { defineMessages } from '../platform/messages.ts'

/** The names of the community's rules, numbered as in the terms. */
export const messages = defineMessages({
  kindness: { en: 'Be kind', id: 'Bersikaplah ramah', my: 'Berbudi bahasa' },
  harassment: {
    en: 'No hate or harassment',
    id: 'Jangan membenci atau melecehkan',
    my: 'Tiada kebencian atau gangguan',
  },
  honesty: { en: 'Be honest', id: 'Jujurlah', my: 'Bersikap jujur' },
  ownership: {
    en: 'Share only what is yours',
    id: 'Bagikan hanya karya sendiri',
    my: 'Kongsi hanya hasil sendiri',
  },
  privacy: { en: 'Respect privacy', id: 'Hormati privasi', my: 'Hormati privasi' },
  spam: { en: 'No spam or scams', id: 'Jangan mengirim spam atau penipuan', my: 'Tiada spam atau penipuan' },
  adult: { en: 'Mark adult content', id: 'Tandai konten dewasa', my: 'Tandakan kandungan dewasa' },
  fairness: { en: 'Play fair', id: 'Bersikaplah sportif', my: 'Bersaing secara adil' },
  law: { en: 'Respect the law', id: 'Patuhi hukum', my: 'Patuhi undang-undang' },
  numbered: { en: 'Rule {number}: {name}', id: 'Aturan {number}: {name}', my: 'Peraturan {number}: {name}' },
})
