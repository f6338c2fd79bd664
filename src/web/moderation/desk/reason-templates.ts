import type { Language, Text } from '../../../contract/messages.ts'
import type { CommunityRule, ModerationAction } from '../../../contract/moderation-rules.ts'

/**
 * What somebody is told unless the moderator writes it otherwise. All languages at once, unlike a dictionary: it is read
 * in the language of whom it is about, not in the moderator's.
 */
const BY_RULE: Record<CommunityRule, Text> = {
  kindness: {
    en: 'This attacks a person rather than an idea. Please criticise ideas, never people.',
    id: 'Ini menyerang orangnya, bukan gagasannya. Silakan kritik gagasan, jangan orangnya.',
    my: 'Ini menyerang orangnya, bukan ideanya. Sila kritik idea, bukan orangnya.',
  },
  harassment: {
    en: 'This contains hate, harassment, bullying or a threat. None of that has a place here.',
    id: 'Ini berisi kebencian, pelecehan, perundungan, atau ancaman. Semua itu tidak boleh ada di sini.',
    my: 'Ini mengandungi kebencian, gangguan, buli atau ugutan. Semua itu tidak dibenarkan di sini.',
  },
  honesty: {
    en: 'This spreads false or dangerous information. Please check it and name your sources before you share it.',
    id: 'Ini menyebarkan informasi yang salah atau berbahaya. Silakan periksa dan sebutkan sumbernya sebelum membagikannya.',
    my: 'Ini menyebarkan maklumat palsu atau berbahaya. Sila semak dan nyatakan sumbernya sebelum mengongsikannya.',
  },
  ownership: {
    en: 'This was copied without permission. Please share only what is yours or what you may share, and name your sources.',
    id: 'Ini disalin tanpa izin. Silakan bagikan hanya karya sendiri atau yang boleh Anda bagikan, dan sebutkan sumbernya.',
    my: 'Ini disalin tanpa kebenaran. Sila kongsi hanya hasil sendiri atau yang anda dibenarkan untuk kongsi, dan nyatakan sumbernya.',
  },
  privacy: {
    en: 'This shows someone’s personal data or private pictures. Please leave such things out.',
    id: 'Ini memuat data pribadi atau foto pribadi seseorang. Mohon jangan menampilkan hal seperti itu.',
    my: 'Ini memaparkan data peribadi atau gambar peribadi seseorang. Sila jangan sertakan perkara begini.',
  },
  spam: {
    en: 'This is spam, a scam or hidden advertising.',
    id: 'Ini spam, penipuan, atau iklan terselubung.',
    my: 'Ini ialah spam, penipuan atau iklan terselindung.',
  },
  adult: {
    en: 'This is adult content that wasn’t marked as such. Please mark it next time.',
    id: 'Ini konten dewasa yang tidak ditandai. Lain kali, mohon ditandai.',
    my: 'Ini kandungan dewasa yang tidak ditandakan. Sila tandakan pada masa akan datang.',
  },
  fairness: {
    en: 'This isn’t fair play: fake accounts, traded votes and cheating aren’t allowed.',
    id: 'Ini tidak sportif: akun palsu, pertukaran suara, dan kecurangan tidak diperbolehkan.',
    my: 'Ini tidak adil: akaun palsu, pertukaran undi dan penipuan tidak dibenarkan.',
  },
  law: {
    en: 'This is against the law, so it isn’t allowed here either.',
    id: 'Ini melanggar hukum, jadi tidak diperbolehkan juga di sini.',
    my: 'Ini melanggar undang-undang, jadi ia juga tidak dibenarkan di sini.',
  },
}

const BY_ACTION: Partial<Record<ModerationAction, Text>> = {
  keep: {
    en: 'We looked at the reports and found nothing against the rules.',
    id: 'Kami sudah meninjau laporannya dan tidak menemukan pelanggaran aturan.',
    my: 'Kami telah menyemak laporannya dan tidak menemui pelanggaran peraturan.',
  },
  escalate: {
    en: 'This needs a decision by an operator.',
    id: 'Ini perlu diputuskan oleh pengelola.',
    my: 'Ini perlu diputuskan oleh pengendali.',
  },
  restore: {
    en: 'We looked at it again: it doesn’t break the rules.',
    id: 'Kami sudah meninjaunya lagi: ini tidak melanggar aturan.',
    my: 'Kami telah menyemaknya semula: ini tidak melanggar peraturan.',
  },
  lift: {
    en: 'We looked at it again and are ending this early.',
    id: 'Kami sudah meninjaunya lagi dan mengakhirinya lebih awal.',
    my: 'Kami telah menyemaknya semula dan menamatkannya lebih awal.',
  },
}

export function reasonTemplate(action: ModerationAction, rule: CommunityRule, language: Language): string {
  return (BY_ACTION[action] ?? BY_RULE[rule])[language]
}

const UPHELD: Text = {
  en: 'We looked at it again, and the decision stands.',
  id: 'Kami sudah meninjaunya lagi, dan keputusan tetap berlaku.',
  my: 'Kami telah menyemaknya semula, dan keputusan kekal.',
}
const OVERTURNED: Text = {
  en: 'We looked at it again, and you were right. We’re sorry for the trouble.',
  id: 'Kami sudah meninjaunya lagi, dan Anda benar. Mohon maaf atas ketidaknyamanan ini.',
  my: 'Kami telah menyemaknya semula, dan anda betul. Kami mohon maaf atas kesulitan ini.',
}

export function appealTemplate(isOverturned: boolean, language: Language): string {
  return (isOverturned ? OVERTURNED : UPHELD)[language]
}
