import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  nameTaken: {
    en: 'Another guild has this name. Please choose a different one.',
    id: 'Nama ini sudah dipakai guild lain. Silakan pilih nama lain.',
    my: 'Nama ini sudah digunakan oleh guild lain. Sila pilih nama yang berbeza.',
  },
  publicDoor: {
    en: 'A public guild is open to everyone or needs approval. Choose one of the two.',
    id: 'Guild publik terbuka untuk semua orang atau dengan persetujuan. Pilih salah satu.',
    my: 'Guild awam terbuka kepada semua orang atau dengan kelulusan. Pilih satu daripada dua.',
  },
  privateDoor: {
    en: 'People join a private guild by request or by invitation. Choose one of the two.',
    id: 'Orang bergabung dengan guild privat lewat permintaan atau undangan. Pilih salah satu.',
    my: 'Guild persendirian disertai melalui permohonan atau jemputan. Pilih satu daripada dua.',
  },
  ownsEnough: {
    en: 'You’ve reached the limit of guilds for your plan. Transfer or delete one first.',
    id: 'Anda sudah mencapai batas guild untuk paket Anda. Alihkan atau hapus salah satu dulu.',
    my: 'Anda sudah mencapai had guild untuk pelan anda. Pindahkan atau padam satu dahulu.',
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
    en: 'A moderator deleted this guild. Please contact us if you think that was a mistake.',
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
    my: 'Guild ini sudah milik anda.',
  },
  notOffered: {
    en: 'This offer is no longer open.',
    id: 'Tawaran ini sudah tidak berlaku.',
    my: 'Tawaran ini sudah ditutup.',
  },
  notYours: {
    en: 'Only the longest-serving officer can take over a guild.',
    id: 'Hanya pengurus yang paling lama bergabung yang bisa mengambil alih guild.',
    my: 'Hanya pengurus yang paling lama menyertai guild boleh mengambil alihnya.',
  },
  ownerIsHere: {
    en: 'The owner of this guild is still active.',
    id: 'Pemilik guild ini masih aktif.',
    my: 'Pemilik guild ini masih aktif.',
  },
  claimedAlready: {
    en: 'Someone is already about to take over this guild.',
    id: 'Sudah ada yang akan mengambil alih guild ini.',
    my: 'Sudah ada orang yang akan mengambil alih guild ini.',
  },
  membersOnly: {
    en: 'Only members of this guild can read its log.',
    id: 'Hanya anggota guild ini yang bisa membaca lognya.',
    my: 'Hanya ahli guild ini boleh membaca lognya.',
  },
})
