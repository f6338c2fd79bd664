import type { CommunityRule, ModerationAction } from '../../../contract/moderation-rules.ts'
import type { ReportReason } from '../../../contract/reports.ts'

/** Two who were moderators; nobody of the demo is one today, since everybody knows their passwords. */
export const DEMO_MODERATORS = [4, 12] as const
export const [DEWI, MAYA] = DEMO_MODERATORS

export interface DemoReport {
  /** The number of a person. */
  by: number
  /** Before the end of the seeded past. */
  hours: number
  reason: ReportReason
  text: string
}

export interface DemoDecision {
  /** Null for the rules about reports. */
  by: number | null
  hours: number
  action: ModerationAction
  rule: CommunityRule | null
  days?: number
  /** What the person was told. */
  reason: string
  appeal?: DemoAppeal
}

interface DemoAppeal {
  hours: number
  text: string
  decided?: { by: number; hours: number; isOverturned: boolean; answer: string }
}

export interface DemoCase {
  /** A person, a post by its title, a comment by its words, or the nth of what was taken down of somebody. */
  about: { person: number } | { post: string } | { comment: string } | { takenDownOf: number; nth: number }
  /** Closed by the first decision after them, or open. */
  reports: DemoReport[]
  decisions: DemoDecision[]
}

/** What was reported and decided. */
export const DEMO_CASES: DemoCase[] = [
  {
    about: { post: 'Ember di belakang rumah Anda' },
    reports: [
      {
        by: 34,
        hours: 1060,
        reason: 'misinformation',
        text: 'Setahu saya dua minggu, bukan seminggu lebih.',
      },
    ],
    decisions: [
      {
        by: MAYA,
        hours: 1050,
        action: 'hide',
        rule: 'honesty',
        reason: 'Klaim kesehatan tanpa sumber. Mohon sebutkan dari mana angkanya.',
        appeal: {
          hours: 1040,
          text: 'Angkanya dari pedoman Kementerian Kesehatan: telur sampai nyamuk dewasa 7 sampai 10 hari. Saya perawat dan menulis soal ini setiap musim hujan.',
          decided: {
            by: DEWI,
            hours: 1030,
            isOverturned: true,
            answer:
              'Anda benar, dan sumbernya jelas. Postingan sudah kami pulihkan. Maaf atas kekeliruan kami.',
          },
        },
      },
    ],
  },
  {
    about: { takenDownOf: 42, nth: 0 },
    reports: [
      { by: 7, hours: 529, reason: 'harassment', text: '' },
      {
        by: 27,
        hours: 528,
        reason: 'harassment',
        text: 'It’s about me. I can take it, but it isn’t what this place is for.',
      },
    ],
    decisions: [
      {
        by: MAYA,
        hours: 521,
        action: 'hide',
        rule: 'harassment',
        reason: 'It attacks a member and says nothing about what he wrote.',
        appeal: {
          hours: 500,
          text: 'It was a joke. People here can’t take one.',
          decided: {
            by: DEWI,
            hours: 476,
            isOverturned: false,
            answer: 'We read it again, and the person it is about didn’t laugh. The decision stands.',
          },
        },
      },
    ],
  },
  {
    about: { takenDownOf: 43, nth: 0 },
    reports: [
      {
        by: 20,
        hours: 405,
        reason: 'copyright',
        text: 'Setiap paragraf sama dengan majalah bulan lalu, termasuk keterangan gambarnya.',
      },
    ],
    decisions: [
      {
        by: DEWI,
        hours: 396,
        action: 'hide',
        rule: 'ownership',
        reason:
          'Teks ini daripada sebuah majalah. Tulis dengan kata-kata anda sendiri dan sebutkan sumbernya.',
      },
    ],
  },
  {
    about: { takenDownOf: 41, nth: 0 },
    reports: [{ by: 26, hours: 268, reason: 'spam', text: '' }],
    decisions: [
      {
        by: DEWI,
        hours: 262,
        action: 'hide',
        rule: 'spam',
        reason: 'Menjual tanda suka melanggar aturan tentang spam.',
      },
    ],
  },
  {
    about: { person: 41 },
    reports: [],
    decisions: [
      {
        by: DEWI,
        hours: 261.8,
        action: 'warn',
        rule: 'spam',
        reason: 'Honor tidak bisa dibeli di sini. Lain kali akun Anda kami batasi.',
      },
      {
        by: MAYA,
        hours: 97.9,
        action: 'silence',
        rule: 'spam',
        days: 7,
        reason: 'Promosi yang sama setelah diperingatkan.',
        appeal: {
          hours: 30,
          text: 'Saya hanya membantu teman yang baru mulai. Di tempat lain ini biasa. Tolong dikurangi menjadi satu hari.',
        },
      },
    ],
  },
  {
    about: { post: 'Sambal: diulek atau diblender?' },
    reports: [{ by: 42, hours: 60, reason: 'other', text: 'Who cares. Delete it.' }],
    decisions: [{ by: DEWI, hours: 52, action: 'keep', rule: 'kindness', reason: '' }],
  },
  {
    about: { takenDownOf: 41, nth: 1 },
    reports: [
      { by: 11, hours: 100.5, reason: 'spam', text: 'Lagi.' },
      { by: 34, hours: 100, reason: 'spam', text: '' },
    ],
    decisions: [
      {
        by: MAYA,
        hours: 98,
        action: 'hide',
        rule: 'spam',
        reason: 'Promosi yang sama setelah diperingatkan.',
      },
    ],
  },
  {
    about: { takenDownOf: 43, nth: 1 },
    reports: [
      {
        by: 28,
        hours: 3,
        reason: 'spam',
        text: 'Penipuan. Jiran saya sudah bayar RM50 dan tidak dapat apa-apa.',
      },
      { by: 13, hours: 2.2, reason: 'spam', text: 'Minta gambar kad pengenalan!' },
      { by: 8, hours: 1.5, reason: 'spam', text: '' },
    ],
    decisions: [{ by: null, hours: 1.5, action: 'hide', rule: null, reason: '' }],
  },
  {
    about: { comment: 'Always one hand in the pocket near high voltage.' },
    reports: [
      {
        by: 37,
        hours: 40,
        reason: 'misinformation',
        text: 'Someone could take this for enough. Is it true at all?',
      },
    ],
    decisions: [],
  },
  {
    about: { post: 'Ubat sisa di rumah, anda buat apa?' },
    reports: [
      {
        by: 31,
        hours: 20,
        reason: 'other',
        text: 'Undian ini mungkin membuat orang buang ubat ke tong sampah. Boleh tambah pautan rasmi?',
      },
    ],
    decisions: [],
  },
  {
    about: { person: 42 },
    reports: [
      {
        by: 33,
        hours: 26,
        reason: 'harassment',
        text: 'He writes to people after they comment. I have kept the messages.',
      },
      { by: 30, hours: 9, reason: 'harassment', text: '' },
    ],
    decisions: [
      {
        by: MAYA,
        hours: 6,
        action: 'escalate',
        rule: 'harassment',
        reason: 'Messages are involved: more than we may read.',
      },
    ],
  },
]
