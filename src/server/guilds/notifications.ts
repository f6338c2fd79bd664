import type { Notifications } from '../content/notification-type.ts'
import { GUILD_OWNER, listOwnerFacts } from './notify-queries.ts'

export const notifications: Notifications = {
  types: {
    'guild-offer': {
      icon: 'people',
      filter: 'guilds',
      label: {
        en: 'Guilds that are offered to me',
        id: 'Guild yang ditawarkan kepada saya',
        my: 'Guild yang ditawarkan untuk saya miliki',
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
        en: 'Somebody wants to take over my guild',
        id: 'Ada yang ingin mengambil alih guild saya',
        my: 'Seseorang mahu mengambil alih guild saya',
      },
      words: {
        en: '{actors} will take over {title} in two weeks, unless you come back before then',
        id: '{actors} akan mengambil alih {title} dalam dua minggu, kecuali Anda kembali sebelum itu',
        my: '{actors} akan mengambil alih {title} dalam masa dua minggu, melainkan anda kembali sebelum itu',
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
  },
  sources: { [GUILD_OWNER]: listOwnerFacts },
}
