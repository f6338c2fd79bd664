import { defineMessages } from '../platform/messages.ts'

/** The names of the community's rules, numbered as in the terms. */
export const messages = defineMessages({
  kindness: { en: 'Be kind', id: 'Bersikap ramah', my: 'Berbudi bahasa' },
  harassment: {
    en: 'No hate, harassment or threats',
    id: 'Tanpa kebencian, pelecehan, atau ancaman',
    my: 'Tiada kebencian, gangguan atau ugutan',
  },
  honesty: { en: 'Be honest', id: 'Jujur', my: 'Bersikap jujur' },
  ownership: {
    en: 'Share only what is yours to share',
    id: 'Bagikan hanya yang boleh Anda bagikan',
    my: 'Kongsi hanya yang anda dibenarkan kongsi',
  },
  privacy: { en: 'Respect privacy', id: 'Hormati privasi', my: 'Hormati privasi' },
  spam: {
    en: 'No spam, scams or hidden advertising',
    id: 'Tanpa spam, penipuan, atau iklan terselubung',
    my: 'Tiada spam, penipuan atau iklan terselindung',
  },
  adult: { en: 'Mark adult content', id: 'Tandai konten dewasa', my: 'Tandakan kandungan dewasa' },
  fairness: { en: 'Play fair', id: 'Bersikap sportif', my: 'Bersaing secara adil' },
  law: { en: 'Against the law', id: 'Melanggar hukum', my: 'Melanggar undang-undang' },
  numbered: { en: 'Rule {number}: {name}', id: 'Aturan {number}: {name}', my: 'Peraturan {number}: {name}' },
})
