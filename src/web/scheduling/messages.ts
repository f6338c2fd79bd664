import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  scheduledFor: {
    en: 'Scheduled for {date}',
    id: 'Dijadwalkan terbit {date}',
    my: 'Dijadualkan terbit pada {date}',
  },
  publishLater: { en: 'Publish later…', id: 'Jadwalkan…', my: 'Jadualkan…' },
  change: { en: 'Change', id: 'Ubah', my: 'Tukar' },
  publish: { en: 'Publish', id: 'Terbitkan', my: 'Terbit' },
  publishNow: { en: 'Publish now', id: 'Terbitkan sekarang', my: 'Terbit sekarang' },
  cancelSchedule: { en: 'Cancel schedule', id: 'Batalkan jadwal', my: 'Batalkan jadual' },
  scheduled: { en: 'Scheduled', id: 'Terjadwal', my: 'Telah dijadualkan' },
  scheduledText: {
    en: 'It will be published on {date}.',
    id: 'Akan terbit {date}.',
    my: 'Ia akan diterbitkan pada {date}.',
  },
  publishedNow: {
    en: 'Published. Everybody can read it now.',
    id: 'Sudah terbit. Sekarang semua orang dapat membacanya.',
    my: 'Telah diterbitkan. Kini semua orang boleh membacanya.',
  },
  cancelled: { en: 'Schedule cancelled', id: 'Jadwal dibatalkan', my: 'Jadual telah dibatalkan' },
  cancelledText: {
    en: 'It is a plain draft again.',
    id: 'Kini menjadi draf biasa lagi.',
    my: 'Ia kembali menjadi draf biasa.',
  },
  undo: { en: 'Undo', id: 'Urungkan', my: 'Buat asal' },
})
