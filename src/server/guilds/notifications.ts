import type { Notifications } from '../content/notification-type.ts'
import { GUILD_OWNER, listOwnerFacts } from './notify-queries.ts'

export const notifications: Notifications = {
  types: {
    'guild-offer': {
      icon: 'people',
      filter: 'guilds',
      label: {
        en: 'Guilds offered to me',
        id: 'Guild yang ditawarkan kepada saya',
        my: 'Guild yang ditawarkan kepada saya',
      },
      words: {
        en: '{actors} wants to make you the owner of {title}',
        id: '{actors} ingin menjadikan Anda pemilik {title}',
        my: '{actors} mahu menjadikan anda pemilik {title}',
      },
      channels: { inApp: true, mail: true, push: false },
    },
    'guild-claim': {
      icon: 'clock',
      filter: 'guilds',
      label: {
        en: 'Someone wants to take over my guild',
        id: 'Ada yang ingin mengambil alih guild saya',
        my: 'Seseorang mahu mengambil alih guild saya',
      },
      words: {
        en: '{actors} asked to take over {title}. Sign in within two weeks of this notice to stop it.',
        id: '{actors} minta mengambil alih {title}. Masuklah dalam dua minggu sejak pemberitahuan ini untuk membatalkannya.',
        my: '{actors} mahu mengambil alih {title}. Log masuk dalam masa dua minggu selepas notis ini untuk membatalkannya.',
      },
      channels: { inApp: true, mail: true, push: true },
      isLasting: true,
    },
    'guild-owner': {
      icon: 'people',
      filter: 'guilds',
      label: {
        en: 'A guild of mine has a new owner',
        id: 'Guild saya berganti pemilik',
        my: 'Guild saya bertukar pemilik',
      },
      words: {
        en: '{title} has a new owner',
        id: '{title} punya pemilik baru',
        my: '{title} mempunyai pemilik baharu',
      },
      channels: { inApp: true, mail: false, push: false },
    },
    'guild-owned': {
      icon: 'people',
      filter: 'guilds',
      label: {
        en: 'Guilds that are now mine',
        id: 'Guild yang menjadi milik saya',
        my: 'Guild yang kini milik saya',
      },
      words: {
        en: 'You’re now the owner of {title}',
        id: 'Kini Anda pemilik {title}',
        my: 'Kini anda pemilik {title}',
      },
      channels: { inApp: true, mail: false, push: false },
    },
    'guild-deleted': {
      icon: 'people',
      filter: 'guilds',
      label: {
        en: 'A moderator deleted a guild of mine',
        id: 'Guild saya dihapus moderator',
        my: 'Guild saya dipadam oleh moderator',
      },
      words: {
        en: 'A moderator deleted a guild of yours. Contact us if you think that was a mistake.',
        id: 'Moderator menghapus salah satu guild Anda. Silakan hubungi kami jika menurut Anda itu keliru.',
        my: 'Moderator memadam salah satu guild anda. Sila hubungi kami jika anda rasa itu satu kesilapan.',
      },
      channels: { inApp: true, mail: true, push: false },
      leadsTo: '/guilds',
    },
  },
  sources: { [GUILD_OWNER]: listOwnerFacts },
}
