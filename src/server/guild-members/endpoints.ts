import type * as guildMembers from '../../contract/guild-members.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof guildMembers> = {
  joinGuild: {
    summary: {
      en: 'Joins an open guild, or asks to join one that approves its members. Who left less than 10 minutes ago comes back as they were.',
      id: 'Bergabung dengan guild terbuka, atau minta bergabung dengan yang menyetujui anggotanya. Yang keluar kurang dari 10 menit lalu kembali seperti semula.',
      my: 'Menyertai guild terbuka, atau memohon menyertai guild yang meluluskan ahlinya. Sesiapa yang keluar kurang daripada 10 minit lalu kembali seperti sebelumnya.',
    },
    refusals: ['not_allowed', 'conflict'],
  },
  leaveGuild: {
    summary: {
      en: 'Leaves a guild, or takes back a request to join it. Its owner hands it over first.',
      id: 'Keluar dari guild, atau menarik permintaan bergabung. Pemiliknya mengalihkan guild dulu.',
      my: 'Keluar daripada guild, atau menarik balik permohonan sertai. Pemiliknya memindahkan guild dahulu.',
    },
    refusals: ['conflict'],
  },
  listGuildMembers: {
    summary: {
      en: 'The members of a guild: owner, officers, then those who came first. With `q` at most 20 whose name or alias begins like that. Of a private guild for members only.',
      id: 'Anggota guild: pemilik, pengurus, lalu yang lebih dulu datang. Dengan `q` paling banyak 20 yang nama atau aliasnya berawalan demikian. Untuk guild privat hanya bagi anggota.',
      my: 'Ahli guild: pemilik, pengurus, kemudian yang lebih awal datang. Dengan `q` paling banyak 20 yang nama atau aliasnya bermula begitu. Bagi guild persendirian hanya untuk ahli.',
    },
  },
  changeGuildMember: {
    summary: {
      en: 'Changes a member’s role (owner), or mutes or bans somebody (officers). Exactly one of the three.',
      id: 'Mengubah peran anggota (pemilik), atau membisukan atau melarang masuk seseorang (pengurus). Tepat salah satu dari ketiganya.',
      my: 'Menukar peranan ahli (pemilik), atau membisukan atau melarang masuk seseorang (pengurus). Tepat satu daripada tiga.',
    },
    refusals: ['not_allowed', 'conflict'],
  },
  removeGuildMember: {
    summary: {
      en: 'Removes a member without banning them.',
      id: 'Mengeluarkan anggota tanpa melarangnya masuk lagi.',
      my: 'Mengeluarkan ahli tanpa melarangnya masuk semula.',
    },
    refusals: ['not_allowed'],
  },
  listGuildBans: {
    summary: {
      en: 'Who is banned from a guild, by whom and why. For officers.',
      id: 'Siapa yang dilarang masuk guild, oleh siapa, dan mengapa. Untuk pengurus.',
      my: 'Siapa yang dilarang masuk guild, oleh siapa dan sebabnya. Untuk pengurus sahaja.',
    },
    refusals: ['not_allowed'],
  },
  listGuildRequests: {
    summary: {
      en: 'The requests that wait, the oldest first. For officers.',
      id: 'Permintaan yang menunggu, dari yang paling lama. Untuk pengurus.',
      my: 'Permohonan yang menunggu, daripada yang paling lama. Untuk pengurus sahaja.',
    },
    refusals: ['not_allowed'],
  },
  decideGuildRequest: {
    summary: {
      en: 'Accepts or rejects a request to join. Who was rejected may ask again after 7 days.',
      id: 'Menerima atau menolak permintaan bergabung. Yang ditolak boleh meminta lagi setelah 7 hari.',
      my: 'Menerima atau menolak permohonan sertai. Yang ditolak boleh memohon lagi selepas 7 hari.',
    },
    refusals: ['not_allowed', 'conflict'],
  },
  inviteToGuild: {
    summary: {
      en: 'Invites a person, who joins by accepting. 20 a day; who declined is not invited again for 30 days.',
      id: 'Mengundang seseorang, yang bergabung dengan menerimanya. 20 sehari; yang menolak tidak diundang lagi selama 30 hari.',
      my: 'Menjemput seseorang, yang menyertai dengan menerimanya. 20 sehari; yang menolak tidak dijemput lagi selama 30 hari.',
    },
    refusals: ['not_allowed', 'conflict'],
  },
  answerGuildInvite: {
    summary: {
      en: 'Accepts or declines an invitation to a guild.',
      id: 'Menerima atau menolak undangan ke guild.',
      my: 'Menerima atau menolak jemputan ke guild.',
    },
    refusals: ['not_allowed', 'conflict'],
  },
  createGuildLink: {
    summary: {
      en: 'Makes an invitation link. Its token is told once; the link is `/guild/{id}?invite={token}`.',
      id: 'Membuat tautan undangan. Tokennya hanya diberikan sekali; tautannya `/guild/{id}?invite={token}`.',
      my: 'Membuat pautan jemputan. Tokennya diberi sekali sahaja; pautannya `/guild/{id}?invite={token}`.',
    },
    refusals: ['not_allowed', 'conflict'],
  },
  listGuildLinks: {
    summary: {
      en: 'The invitation links that still work: all of them for officers, their own for members.',
      id: 'Tautan undangan yang masih berlaku: semuanya untuk pengurus, milik sendiri untuk anggota.',
      my: 'Pautan jemputan yang masih berfungsi: semuanya untuk pengurus, milik sendiri untuk ahli.',
    },
    refusals: ['not_allowed'],
  },
  revokeGuildLink: {
    summary: {
      en: 'Ends an invitation link.',
      id: 'Mencabut tautan undangan.',
      my: 'Membatalkan pautan jemputan.',
    },
    refusals: ['not_allowed'],
  },
  joinByLink: {
    summary: {
      en: 'Joins a guild by an invitation link, whatever its door is.',
      id: 'Bergabung dengan guild lewat tautan undangan, bagaimanapun cara masuknya.',
      my: 'Menyertai guild melalui pautan jemputan, apa pun cara masuknya.',
    },
    refusals: ['invalid_token', 'not_allowed', 'conflict'],
  },
}
