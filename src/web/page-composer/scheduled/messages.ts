import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Edit scheduled post', id: 'Sunting postingan terjadwal', my: 'Sunting hantaran berjadual' },
  label: { en: 'Edit post', id: 'Sunting postingan', my: 'Sunting hantaran' },
  due: {
    en: 'It will be posted on {date}. Saving keeps that time.',
    id: 'Akan diposting {date}. Waktunya tetap saat Anda menyimpan.',
    my: 'Akan disiarkan pada {date}. Masanya kekal apabila anda menyimpan.',
  },
  notPosted: {
    en: 'It wasn’t posted on {date}: {reason} Choose another time when you save it, or post it now.',
    id: 'Tidak diposting {date}: {reason} Pilih waktu lain saat menyimpan, atau posting sekarang.',
    my: 'Tidak disiarkan pada {date}: {reason} Pilih masa lain semasa menyimpan, atau siarkan sekarang.',
  },
  save: { en: 'Save', id: 'Simpan', my: 'Simpan' },
  saving: { en: 'Saving…', id: 'Menyimpan…', my: 'Sedang menyimpan…' },
  waiting: {
    en: 'We’ll save it as soon as the upload finishes.',
    id: 'Tersimpan begitu unggahan selesai.',
    my: 'Disimpan sebaik sahaja muat naik selesai.',
  },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  change: { en: 'Change time', id: 'Ubah waktu', my: 'Tukar masa' },
  postNow: { en: 'Post now', id: 'Posting sekarang', my: 'Siarkan sekarang' },
  gone: {
    en: 'This post isn’t scheduled any more',
    id: 'Postingan ini tidak lagi terjadwal',
    my: 'Hantaran ini tidak lagi berjadual',
  },
  goneText: {
    en: 'It has been posted or deleted.',
    id: 'Postingan ini sudah terbit atau dihapus.',
    my: 'Hantaran ini sudah disiarkan atau dipadam.',
  },
  drafts: { en: 'To your drafts', id: 'Ke draf Anda', my: 'Ke draf anda' },
  loadFailed: {
    en: 'Couldn’t load the scheduled post.',
    id: 'Postingan terjadwal gagal dimuat.',
    my: 'Hantaran berjadual tidak dapat dimuatkan.',
  },
})
