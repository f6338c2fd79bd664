import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  restored: { en: 'Your draft is back', id: 'Draf Anda dipulihkan', my: 'Draf anda dipulihkan' },
  startAfresh: { en: 'Start over', id: 'Mulai dari awal', my: 'Mula semula' },
  otherVersion: { en: 'Other version', id: 'Versi lain', my: 'Versi lain' },
  otherThere: {
    en: 'There’s another version',
    id: 'Ada versi lain',
    my: 'Ada versi lain',
  },
  takeOther: { en: 'Use that version', id: 'Pakai versi itu', my: 'Guna versi itu' },
  kept: { en: 'Draft saved', id: 'Draf tersimpan', my: 'Draf disimpan' },
  device: {
    en: 'Saved on this device',
    id: 'Tersimpan di perangkat ini',
    my: 'Disimpan pada peranti ini',
  },
  server: { en: 'Saved', id: 'Tersimpan', my: 'Disimpan' },
  offline: {
    en: 'Offline. Saved on this device; we’ll sync it when you’re back online.',
    id: 'Offline. Tersimpan di perangkat ini, dikirim saat Anda online lagi.',
    my: 'Luar talian. Disimpan pada peranti ini, dihantar apabila anda kembali dalam talian.',
  },
  unkept: {
    en: 'This draft can’t be saved on your device. Keep the page open until you publish.',
    id: 'Draf ini tidak bisa disimpan di perangkat Anda. Jangan tutup halaman ini sebelum terbit.',
    my: 'Draf ini tidak dapat disimpan pada peranti anda. Jangan tutup halaman ini sebelum diterbitkan.',
  },
})
