import { defineMessages } from '../../contract/messages.ts'

export const messages = defineMessages({
  banned: {
    en: 'You’re banned from this guild.',
    id: 'Anda dilarang masuk ke guild ini.',
    my: 'Anda dilarang masuk ke guild ini.',
  },
  full: {
    en: 'This guild is full: it has {most} members.',
    id: 'Guild ini penuh: anggotanya sudah {most} orang.',
    my: 'Guild ini penuh: ahlinya sudah {most} orang.',
  },
  inviteOnly: {
    en: 'You can only join this guild by invitation.',
    id: 'Anda hanya bisa bergabung dengan guild ini lewat undangan.',
    my: 'Anda hanya boleh menyertai guild ini melalui jemputan.',
  },
  askLater: {
    en: 'Your last request was declined. You can ask again in one day.|Your last request was declined. You can ask again in {count} days.',
    id: 'Permintaan terakhir Anda ditolak. Anda bisa meminta lagi dalam {count} hari.',
    my: 'Permohonan terakhir anda ditolak. Anda boleh memohon lagi dalam {count} hari.',
  },
  ownerLeaves: {
    en: 'You own this guild. Transfer it to another member before you leave.',
    id: 'Anda pemilik guild ini. Alihkan dulu kepada anggota lain sebelum keluar.',
    my: 'Anda pemilik guild ini. Pindahkan kepada ahli lain dahulu sebelum keluar.',
  },
  officersOnly: {
    en: 'Only the owner and the officers of the guild can do this.',
    id: 'Hanya pemilik dan pengurus guild yang bisa melakukan ini.',
    my: 'Hanya pemilik dan pengurus guild boleh melakukan ini.',
  },
  ownerOnly: {
    en: 'Only the owner of the guild can do this.',
    id: 'Hanya pemilik guild yang bisa melakukan ini.',
    my: 'Hanya pemilik guild boleh melakukan ini.',
  },
  notOfRank: {
    en: 'You can’t do this to yourself, or to someone with the same role or a higher one.',
    id: 'Anda tidak bisa melakukan ini pada diri sendiri atau pada orang yang kedudukannya setara atau lebih tinggi.',
    my: 'Anda tidak boleh melakukan ini terhadap diri sendiri atau orang yang sama atau lebih tinggi kedudukannya.',
  },
  noMember: {
    en: 'This person isn’t a member of the guild.',
    id: 'Orang ini bukan anggota guild.',
    my: 'Orang ini bukan ahli guild.',
  },
  tooManyOfficers: {
    en: 'You’ve reached the limit of {most} officers. Remove one first.',
    id: 'Anda sudah mencapai batas {most} pengurus. Berhentikan salah satu dulu.',
    my: 'Anda sudah mencapai had {most} pengurus. Lucutkan seorang dahulu.',
  },
  muteTime: {
    en: 'Choose a time within the next 30 days.',
    id: 'Pilih waktu dalam 30 hari ke depan.',
    my: 'Pilih masa dalam tempoh 30 hari akan datang.',
  },
  requestGone: {
    en: 'This request is no longer open.',
    id: 'Permintaan ini sudah tidak berlaku.',
    my: 'Permohonan ini sudah ditutup.',
  },
  mayNotInvite: {
    en: 'Only the owner and the officers can invite people to this guild.',
    id: 'Hanya pemilik dan pengurus yang bisa mengundang orang ke guild ini.',
    my: 'Hanya pemilik dan pengurus boleh menjemput orang ke guild ini.',
  },
  memberAlready: {
    en: 'This person is already a member.',
    id: 'Orang ini sudah menjadi anggota.',
    my: 'Orang ini sudah menjadi ahli.',
  },
  // The same sentence whatever the reason, so that nobody learns more than they need to.
  notNow: {
    en: 'You can’t invite this person right now.',
    id: 'Anda tidak bisa mengundang orang ini saat ini.',
    my: 'Anda tidak boleh menjemput orang ini buat masa ini.',
  },
  invitationGone: {
    en: 'This invitation is no longer open.',
    id: 'Undangan ini sudah tidak berlaku.',
    my: 'Jemputan ini sudah tidak sah.',
  },
  tooManyLinks: {
    en: 'You’ve reached the limit of {most} invitation links. Revoke one first.',
    id: 'Anda sudah mencapai batas {most} tautan undangan. Cabut salah satu dulu.',
    my: 'Anda sudah mencapai had {most} pautan jemputan. Batalkan satu dahulu.',
  },
  linkGone: {
    en: 'This invitation link no longer works. Ask for a new one.',
    id: 'Tautan undangan ini sudah tidak berlaku. Mintalah yang baru.',
    my: 'Pautan jemputan ini sudah tidak sah. Minta pautan yang baharu.',
  },
  toldMuted: {
    en: 'You were muted for a while. You can read, but not post, comment or vote.',
    id: 'Anda dibisukan untuk sementara. Anda bisa membaca, tetapi tidak bisa memposting, berkomentar, atau memberi suara.',
    my: 'Anda dibisukan buat sementara. Anda boleh membaca, tetapi tidak boleh menyiarkan hantaran, memberi komen atau mengundi.',
  },
  toldMutedUntil: {
    en: 'You’re muted until {date}. You can read, but not post, comment or vote.',
    id: 'Anda dibisukan sampai {date}. Anda bisa membaca, tetapi tidak bisa memposting, berkomentar, atau memberi suara.',
    my: 'Anda dibisukan hingga {date}. Anda boleh membaca, tetapi tidak boleh menyiarkan hantaran, memberi komen atau mengundi.',
  },
  toldRemoved: {
    en: 'You’re no longer a member. You can ask to join again.',
    id: 'Anda bukan anggota lagi. Anda bisa meminta bergabung lagi.',
    my: 'Anda bukan ahli lagi. Anda boleh memohon untuk menyertainya semula.',
  },
  toldRemovedOpen: {
    en: 'You’re no longer a member. You can join again.',
    id: 'Anda bukan anggota lagi. Anda bisa bergabung lagi.',
    my: 'Anda bukan ahli lagi. Anda boleh menyertainya semula.',
  },
  toldRemovedInvite: {
    en: 'You’re no longer a member. You can come back if an officer invites you.',
    id: 'Anda bukan anggota lagi. Anda bisa kembali jika diundang pengurus.',
    my: 'Anda bukan ahli lagi. Anda boleh kembali jika dijemput pengurus.',
  },
})
