import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  scheduledFor: {
    en: 'Scheduled for {date}',
    id: 'Dijadwalkan untuk {date}',
    my: 'Dijadualkan pada {date}',
  },
  publishLater: { en: 'Publish later…', id: 'Jadwalkan…', my: 'Jadualkan…' },
  change: { en: 'Change', id: 'Ubah', my: 'Tukar' },
  publish: { en: 'Publish', id: 'Terbitkan', my: 'Terbitkan' },
  publishNow: { en: 'Publish now', id: 'Terbitkan sekarang', my: 'Terbitkan sekarang' },
  cancelSchedule: { en: 'Cancel schedule', id: 'Batalkan jadwal', my: 'Batalkan jadual' },
  scheduled: { en: 'Scheduled', id: 'Terjadwal', my: 'Dijadualkan' },
  scheduledText: {
    en: 'It will be published on {date}.',
    id: 'Akan terbit {date}.',
    my: 'Ia akan diterbitkan pada {date}.',
  },
  publishedNow: {
    en: 'Published. Everyone can read it now.',
    id: 'Sudah terbit. Sekarang semua orang bisa membacanya.',
    my: 'Telah diterbitkan. Kini semua orang boleh membacanya.',
  },
  cancelled: { en: 'Schedule cancelled', id: 'Jadwal dibatalkan', my: 'Jadual dibatalkan' },
  cancelledText: {
    en: 'It’s a draft again.',
    id: 'Kini menjadi draf lagi.',
    my: 'Ia menjadi draf semula.',
  },
  undo: { en: 'Undo', id: 'Urungkan', my: 'Buat asal' },
})
