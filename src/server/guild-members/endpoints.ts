import type * as guildMembers from '../../contract/guild-members.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof guildMembers> = {
  joinGuild: {
    summary: {
      en: 'Joins an open guild, or asks to join one that approves its members. Anyone who left less than 10 minutes ago rejoins as before.',
      id: 'Bergabung dengan guild terbuka, atau minta bergabung dengan guild yang perlu persetujuan. Orang yang keluar kurang dari 10 menit lalu bergabung lagi seperti semula.',
      my: 'Menyertai guild terbuka, atau memohon menyertai guild yang perlu kelulusan. Sesiapa yang keluar kurang daripada 10 minit lalu menyertai semula seperti sebelumnya.',
    },
    refusals: ['not_allowed', 'conflict'],
  },
  leaveGuild: {
    summary: {
      en: 'Leaves a guild, or withdraws a request to join it. The owner has to transfer it first.',
      id: 'Keluar dari guild, atau membatalkan permintaan bergabung. Pemilik harus mengalihkan guild dulu.',
      my: 'Keluar daripada guild, atau menarik balik permohonan sertai. Pemilik perlu memindahkan guild dahulu.',
    },
    refusals: ['conflict'],
  },
  listGuildMembers: {
    summary: {
      en: 'The members of a guild: owner, officers, then by when they joined. With `q`, up to 20 whose name or alias starts with it. Private guilds: members only.',
      id: 'Anggota guild: pemilik, pengurus, lalu menurut waktu bergabung. Dengan `q`, maksimal 20 orang yang nama atau aliasnya berawalan demikian. Guild privat: hanya untuk anggota.',
      my: 'Ahli guild: pemilik, pengurus, kemudian mengikut masa menyertai. Dengan `q`, maksimum 20 orang yang nama atau aliasnya bermula begitu. Guild persendirian: untuk ahli sahaja.',
    },
  },
  changeGuildMember: {
    summary: {
      en: 'Changes a member’s role (owner), or mutes or bans someone (officers). Exactly one of the three.',
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
      en: 'The open requests, oldest first. For officers.',
      id: 'Permintaan yang belum dijawab, dari yang paling lama. Untuk pengurus.',
      my: 'Permohonan yang belum dijawab, dari yang paling lama. Untuk pengurus sahaja.',
    },
    refusals: ['not_allowed'],
  },
  decideGuildRequest: {
    summary: {
      en: 'Accepts or declines a request to join. People who were declined can ask again after 7 days.',
      id: 'Menerima atau menolak permintaan bergabung. Orang yang ditolak bisa meminta lagi setelah 7 hari.',
      my: 'Menerima atau menolak permohonan sertai. Orang yang ditolak boleh memohon lagi selepas 7 hari.',
    },
    refusals: ['not_allowed', 'conflict'],
  },
  inviteToGuild: {
    summary: {
      en: 'Invites a person, who joins by accepting. Up to 20 a day; someone who declined can’t be invited again for 30 days.',
      id: 'Mengundang seseorang, yang bergabung dengan menerimanya. Maksimal 20 sehari; orang yang menolak tidak bisa diundang lagi selama 30 hari.',
      my: 'Menjemput seseorang, yang menyertai dengan menerimanya. Maksimum 20 sehari; orang yang menolak tidak boleh dijemput lagi selama 30 hari.',
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
      en: 'Creates an invitation link. Its token is given only once; the link is `/guild/{id}?invite={token}`.',
      id: 'Membuat tautan undangan. Tokennya hanya diberikan sekali; tautannya `/guild/{id}?invite={token}`.',
      my: 'Mencipta pautan jemputan. Tokennya diberi sekali sahaja; pautannya `/guild/{id}?invite={token}`.',
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
      en: 'Revokes an invitation link.',
      id: 'Mencabut tautan undangan.',
      my: 'Membatalkan pautan jemputan.',
    },
    refusals: ['not_allowed'],
  },
  joinByLink: {
    summary: {
      en: 'Joins a guild by an invitation link, even one that is invite only.',
      id: 'Bergabung dengan guild lewat tautan undangan, termasuk guild khusus undangan.',
      my: 'Menyertai guild melalui pautan jemputan, termasuk guild untuk jemputan sahaja.',
    },
    refusals: ['invalid_token', 'not_allowed', 'conflict'],
  },
}
