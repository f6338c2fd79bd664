import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  heading: { en: 'Scheduled posts', id: 'Postingan terjadwal', my: 'Hantaran berjadual' },
  most: {
    en: 'Your plan lets you schedule 1 post or article at a time.|Your plan lets you schedule up to {count} posts and articles at a time.',
    id: 'Dengan paket Anda, maksimal {count} postingan atau artikel bisa dijadwalkan sekaligus.',
    my: 'Dengan pelan anda, maksimum {count} hantaran atau artikel boleh dijadualkan serentak.',
  },
  loadFailed: {
    en: 'Couldn’t load your scheduled posts.',
    id: 'Postingan terjadwal gagal dimuat.',
    my: 'Hantaran berjadual tidak dapat dimuatkan.',
  },
  photo: { en: 'Photo', id: 'Foto', my: 'Foto' },
  video: { en: 'Video', id: 'Video', my: 'Video' },
  discussion: { en: 'Discussion', id: 'Diskusi', my: 'Perbincangan' },
  poll: { en: 'With a poll', id: 'Dengan jajak pendapat', my: 'Dengan undian' },
  nsfw: { en: 'NSFW', id: 'NSFW', my: 'NSFW' },
  postFor: {
    en: 'Scheduled for {date}',
    id: 'Dijadwalkan untuk {date}',
    my: 'Dijadualkan pada {date}',
  },
  notPosted: {
    en: 'Not posted on {date}: {reason}',
    id: 'Tidak diposting {date}: {reason}',
    my: 'Tidak disiarkan pada {date}: {reason}',
  },
  edit: { en: 'Edit', id: 'Sunting', my: 'Sunting' },
  change: { en: 'Change time', id: 'Ubah waktu', my: 'Tukar masa' },
  cancelSchedule: { en: 'Cancel schedule', id: 'Batalkan jadwal', my: 'Batalkan jadual' },
  cancelled: { en: 'Schedule cancelled', id: 'Jadwal dibatalkan', my: 'Jadual dibatalkan' },
  cancelledText: {
    en: 'It’s the draft of your next post now.',
    id: 'Kini menjadi draf postingan baru Anda.',
    my: 'Kini ia menjadi draf hantaran baharu anda.',
  },
  draftThere: {
    en: 'You already have a draft of a post',
    id: 'Anda sudah punya draf postingan',
    my: 'Anda sudah mempunyai draf hantaran',
  },
  draftThereText: {
    en: 'Post it or clear it first. This one stays scheduled until then.',
    id: 'Posting atau kosongkan dulu draf itu. Sampai saat itu, postingan ini tetap terjadwal.',
    my: 'Siarkan atau kosongkan draf itu dahulu. Sementara itu, hantaran ini kekal berjadual.',
  },
  postNow: { en: 'Post now', id: 'Posting sekarang', my: 'Siarkan sekarang' },
  delete: { en: 'Delete', id: 'Hapus', my: 'Padam' },
  deleteTitle: {
    en: 'Delete this scheduled post?',
    id: 'Hapus postingan terjadwal ini?',
    my: 'Padam hantaran berjadual ini?',
  },
  deleteText: {
    en: 'It will be deleted for good, with its photo or video. No one has seen it yet.',
    id: 'Postingan ini akan dihapus permanen beserta foto atau videonya. Belum ada yang melihatnya.',
    my: 'Hantaran ini akan dipadam secara kekal bersama foto atau videonya. Belum ada sesiapa melihatnya.',
  },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  posted: { en: 'Posted', id: 'Postingan terbit', my: 'Telah disiarkan' },
  postedText: {
    en: 'Everyone can see it now.',
    id: 'Sekarang semua orang bisa melihatnya.',
    my: 'Semua orang boleh melihatnya sekarang.',
  },
  open: { en: 'Open', id: 'Buka', my: 'Buka' },
  changed: { en: 'Time changed', id: 'Waktu diubah', my: 'Masa ditukar' },
  changedText: {
    en: 'It will be posted on {date}.',
    id: 'Akan diposting {date}.',
    my: 'Akan disiarkan pada {date}.',
  },
  deleted: { en: 'Deleted', id: 'Dihapus', my: 'Dipadam' },
  failed: {
    en: 'That didn’t work. Nothing was changed; please try again.',
    id: 'Tidak berhasil. Tidak ada yang berubah; silakan coba lagi.',
    my: 'Tidak berjaya. Tiada apa yang berubah; sila cuba lagi.',
  },
})
