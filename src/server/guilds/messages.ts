import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  nameTaken: {
    en: 'Another guild has this name. Please choose a different one.',
    id: 'Nama ini sudah dipakai guild lain. Silakan pilih nama lain.',
    my: 'Nama ini sudah digunakan oleh guild lain. Sila pilih nama yang berbeza.',
  },
  publicDoor: {
    en: 'A public guild is open to everyone or approves who joins.',
    id: 'Guild publik terbuka untuk semua atau menyetujui siapa yang bergabung.',
    my: 'Guild awam terbuka kepada semua atau meluluskan sesiapa yang menyertainya.',
  },
  privateDoor: {
    en: 'A private guild takes requests or only those it invites.',
    id: 'Guild privat menerima permintaan atau hanya orang yang diundang.',
    my: 'Guild persendirian menerima permohonan atau hanya mereka yang dijemput.',
  },
  ownsEnough: {
    en: 'You already own as many guilds as your plan allows.',
    id: 'Jumlah guild milik Anda sudah mencapai batas paket Anda.',
    my: 'Bilangan guild milik anda sudah mencapai had pelan anda.',
  },
  ownersOnly: {
    en: 'Only the owner of this guild can do this.',
    id: 'Hanya pemilik guild ini yang bisa melakukannya.',
    my: 'Hanya pemilik guild ini boleh melakukannya.',
  },
  deletedAlready: {
    en: 'This guild has been deleted. Restore it first.',
    id: 'Guild ini sudah dihapus. Pulihkan terlebih dahulu.',
    my: 'Guild ini telah dipadam. Pulihkan dahulu.',
  },
  notDeleted: {
    en: 'This guild hasn’t been deleted.',
    id: 'Guild ini tidak dihapus.',
    my: 'Guild ini tidak dipadam.',
  },
  deletedByStaff: {
    en: 'A moderator deleted this guild. Please write to us if you think that was wrong.',
    id: 'Guild ini dihapus oleh moderator. Silakan hubungi kami jika menurut Anda itu keliru.',
    my: 'Guild ini dipadam oleh moderator. Sila hubungi kami jika anda rasa itu satu kesilapan.',
  },
  tooLateToRestore: {
    en: 'It’s too late to restore this guild.',
    id: 'Sudah terlambat untuk memulihkan guild ini.',
    my: 'Sudah terlewat untuk memulihkan guild ini.',
  },
  notAMember: {
    en: 'A guild can only be transferred to one of its members.',
    id: 'Guild hanya bisa dialihkan kepada salah satu anggotanya.',
    my: 'Guild hanya boleh dipindahkan kepada salah seorang ahlinya.',
  },
  ownAlready: {
    en: 'This guild is already yours.',
    id: 'Guild ini sudah milik Anda.',
    my: 'Guild ini memang milik anda.',
  },
  notOffered: {
    en: 'This offer is no longer open.',
    id: 'Tawaran ini sudah tidak berlaku.',
    my: 'Tawaran ini sudah tidak terbuka.',
  },
  notYours: {
    en: 'Only the longest-serving officer can take over a guild.',
    id: 'Hanya pengurus yang paling lama bergabung yang bisa mengambil alih guild.',
    my: 'Hanya pengurus yang paling lama berkhidmat boleh mengambil alih guild.',
  },
  ownerIsHere: {
    en: 'The owner of this guild isn’t away.',
    id: 'Pemilik guild ini masih aktif.',
    my: 'Pemilik guild ini masih aktif di sini.',
  },
  claimedAlready: {
    en: 'Someone is already about to take over this guild.',
    id: 'Sudah ada yang akan mengambil alih guild ini.',
    my: 'Sudah ada yang bakal mengambil alih guild ini.',
  },
  membersOnly: {
    en: 'Only members of this guild can read its log.',
    id: 'Hanya anggota guild ini yang bisa membaca lognya.',
    my: 'Hanya ahli guild ini boleh membaca lognya.',
  },
})
