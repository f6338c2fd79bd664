import type { Notifications } from '../../content/notification-type.ts'
import {
  INVITED,
  listInvitationFacts,
  listNotPublishedFacts,
  listScheduledFacts,
  listStaleFacts,
  listTranslationFacts,
  NOT_PUBLISHED,
  SCHEDULED,
  STALE,
  TRANSLATED,
} from './notify-queries.ts'

/** What is told of an article’s life: invitations, translations, the day it goes out. */
export const lifeNotifications = {
  types: {
    invitation: {
      icon: 'people',
      filter: null,
      label: {
        en: 'Invitations to write together',
        id: 'Undangan menulis bersama',
        my: 'Jemputan menulis bersama',
      },
      words: {
        en: '{actors} invited you to be a co-author of {title}',
        id: '{actors} mengundang Anda menjadi penulis bersama {title}',
        my: '{actors} menjemput anda menjadi penulis bersama {title}',
      },
      // Invitations have a mail of their own.
      channels: { inApp: true, mail: false, push: true },
      leadsTo: '/library?tab=together',
      isLasting: true,
    },
    'invitation-accepted': {
      icon: 'people',
      filter: null,
      label: {
        en: 'My invitations accepted',
        id: 'Undangan saya diterima',
        my: 'Jemputan saya diterima',
      },
      words: {
        en: '{actors} accepted your invitation to write {title}',
        id: '{actors} menerima undangan Anda untuk menulis {title}',
        my: '{actors} menerima jemputan anda untuk menulis {title}',
      },
      channels: { inApp: true, mail: false, push: true },
    },
    translation: {
      icon: 'translation',
      filter: null,
      label: {
        en: 'New translations of my articles',
        id: 'Terjemahan baru artikel saya',
        my: 'Terjemahan baharu artikel saya',
      },
      words: {
        en: '{actors} translated your article: {title}',
        id: '{actors} menerjemahkan artikel Anda: {title}',
        my: '{actors} menterjemah artikel anda: {title}',
      },
      channels: { inApp: true, mail: false, push: false },
    },
    'translation-stale': {
      icon: 'translation',
      filter: 'system',
      label: {
        en: 'My translations out of date',
        id: 'Terjemahan saya sudah usang',
        my: 'Terjemahan saya tidak terkini',
      },
      words: {
        en: 'The original of your translation {title} has changed',
        id: 'Naskah asli terjemahan Anda {title} telah berubah',
        my: 'Teks asal terjemahan anda {title} telah berubah',
      },
      channels: { inApp: true, mail: false, push: false },
    },
    scheduled: {
      icon: 'clock',
      filter: 'system',
      label: {
        en: 'Scheduled articles published',
        id: 'Artikel terjadwal diterbitkan',
        my: 'Artikel berjadual diterbitkan',
      },
      words: {
        en: 'Your article {title} has been published as scheduled',
        id: 'Artikel Anda {title} telah diterbitkan sesuai jadwal',
        my: 'Artikel anda {title} telah diterbitkan mengikut jadual',
      },
      channels: { inApp: true, mail: false, push: false },
    },
    'not-published': {
      icon: 'clock',
      filter: 'system',
      label: {
        en: 'Scheduled articles not published',
        id: 'Artikel terjadwal gagal terbit',
        my: 'Artikel berjadual tidak dapat diterbitkan',
      },
      words: {
        en: 'Your article {title} couldn’t be published as scheduled, and is a draft again',
        id: 'Artikel Anda {title} tidak bisa diterbitkan sesuai jadwal, dan kembali menjadi draf',
        my: 'Artikel anda {title} tidak dapat diterbitkan mengikut jadual, dan kembali menjadi draf',
      },
      channels: { inApp: true, mail: false, push: true },
    },
  },
  sources: {
    [INVITED]: listInvitationFacts,
    [TRANSLATED]: listTranslationFacts,
    [STALE]: listStaleFacts,
    [SCHEDULED]: listScheduledFacts,
    [NOT_PUBLISHED]: listNotPublishedFacts,
  },
} satisfies Notifications
