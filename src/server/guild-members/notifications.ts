import type { Notifications } from '../content/notification-type.ts'
import { listLimitFacts, listLimits } from './limit-queries.ts'
import {
  ACCEPTED,
  INVITED,
  LIMITED,
  listAcceptedFacts,
  listInviteFacts,
  listRequestFacts,
  listRoleFacts,
  REQUESTED,
  ROLE_CHANGED,
} from './notify-queries.ts'

const IN_APP = { inApp: true, mail: false, push: false }

export const notifications: Notifications = {
  types: {
    'guild-request': {
      icon: 'people',
      filter: 'guilds',
      label: {
        en: 'Requests to join my guilds',
        id: 'Permintaan bergabung dengan guild saya',
        my: 'Permohonan menyertai guild saya',
      },
      words: {
        en: '{actors} asked to join {title}',
        id: '{actors} minta bergabung dengan {title}',
        my: '{actors} memohon untuk menyertai {title}',
      },
      channels: IN_APP,
    },
    'guild-accepted': {
      icon: 'people',
      filter: 'guilds',
      label: {
        en: 'Guilds that accepted me',
        id: 'Guild yang menerima saya',
        my: 'Guild yang menerima saya',
      },
      words: {
        en: '{actors} accepted you as a member of {title}',
        id: '{actors} menerima Anda sebagai anggota {title}',
        my: '{actors} menerima anda sebagai ahli {title}',
      },
      channels: IN_APP,
      isLasting: true,
    },
    'guild-invite': {
      icon: 'people',
      filter: 'guilds',
      label: { en: 'Invitations to guilds', id: 'Undangan ke guild', my: 'Jemputan ke guild' },
      words: {
        en: '{actors} invited you to join {title}',
        id: '{actors} mengundang Anda bergabung dengan {title}',
        my: '{actors} menjemput anda menyertai {title}',
      },
      channels: IN_APP,
    },
    'guild-role': {
      icon: 'people',
      filter: 'guilds',
      label: { en: 'My roles in guilds', id: 'Peran saya di guild', my: 'Peranan saya dalam guild' },
      words: {
        en: '{actors} changed your role in {title}',
        id: '{actors} mengubah peran Anda di {title}',
        my: '{actors} menukar peranan anda dalam {title}',
      },
      channels: IN_APP,
      isLasting: true,
    },
    'guild-limit': {
      icon: 'people',
      filter: 'guilds',
      label: {
        en: 'A guild muted, removed or banned me',
        id: 'Guild membisukan, mengeluarkan, atau melarang saya masuk',
        my: 'Guild membisukan, mengeluarkan atau melarang saya masuk',
      },
      words: {
        en: 'The officers of {title} changed what you can do there',
        id: 'Pengurus {title} mengubah apa yang bisa Anda lakukan di sana',
        my: 'Pengurus {title} mengubah perkara yang boleh anda lakukan di sana',
      },
      note: {
        words: {
          en: 'From the officers of {title}: {note}',
          id: 'Dari pengurus {title}: {note}',
          my: 'Daripada pengurus {title}: {note}',
        },
        list: listLimits,
      },
      channels: IN_APP,
      isLasting: true,
    },
  },
  sources: {
    [LIMITED]: listLimitFacts,
    [REQUESTED]: listRequestFacts,
    [INVITED]: listInviteFacts,
    [ACCEPTED]: listAcceptedFacts,
    [ROLE_CHANGED]: listRoleFacts,
  },
}
