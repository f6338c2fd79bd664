import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  restored: { en: 'Your draft is back', id: 'Draf Anda kembali', my: 'Draf anda dipulihkan' },
  startAfresh: { en: 'Start afresh', id: 'Mulai dari awal', my: 'Mula semula' },
  otherVersion: { en: 'Other version', id: 'Versi lain', my: 'Versi yang lain' },
  otherThere: {
    en: 'There is another version',
    id: 'Ada versi lain',
    my: 'Terdapat versi yang lain',
  },
  takeOther: { en: 'Bring it back', id: 'Kembalikan', my: 'Pulihkan' },
  kept: { en: 'Draft saved', id: 'Draf tersimpan', my: 'Draf disimpan' },
  device: {
    en: 'Saved on this device',
    id: 'Tersimpan di perangkat ini',
    my: 'Disimpan pada peranti ini',
  },
  server: { en: 'Saved', id: 'Tersimpan', my: 'Disimpan' },
  offline: {
    en: 'Offline. Saved on this device, sent when you are back.',
    id: 'Offline. Tersimpan di perangkat ini, dikirim saat Anda kembali online.',
    my: 'Luar talian. Disimpan pada peranti ini, dihantar apabila anda kembali.',
  },
  unkept: {
    en: 'This device keeps nothing. Do not close the page before you publish.',
    id: 'Perangkat ini tidak menyimpan apa pun. Jangan tutup halaman sebelum menerbitkan.',
    my: 'Peranti ini tidak menyimpan apa-apa. Jangan tutup halaman sebelum menerbitkannya.',
  },
})
