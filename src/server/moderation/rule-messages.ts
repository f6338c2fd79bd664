import { defineMessages } from '../../contract/messages.ts'
import type { CommunityRule } from '../../contract/moderation-rules.ts'

/** The rules of the community by their names; their words are in the terms. */
export const ruleNames = defineMessages<CommunityRule>({
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
})
