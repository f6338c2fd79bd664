import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Publish later', id: 'Jadwalkan terbit', my: 'Jadualkan penerbitan' },
  changeTitle: { en: 'Change the date', id: 'Ubah jadwal terbit', my: 'Tukar tarikh terbit' },
  text: {
    en: 'It is published by itself at that time. Until then it stays a draft that only its authors can see.',
    id: 'Artikel terbit sendiri pada waktu itu. Sampai saat itu ia tetap draf yang hanya dilihat penulisnya.',
    my: 'Rencana terbit dengan sendirinya pada masa itu. Sebelum itu ia kekal draf yang hanya boleh dilihat penulisnya.',
  },
  postTitle: { en: 'Schedule post', id: 'Jadwalkan postingan', my: 'Jadualkan hantaran' },
  postText: {
    en: 'It will be posted automatically at that time. Until then, only you can see it.',
    id: 'Postingan terbit otomatis pada waktu itu. Sebelumnya, hanya Anda yang bisa melihatnya.',
    my: 'Hantaran disiarkan secara automatik pada masa itu. Sebelum itu, hanya anda boleh melihatnya.',
  },
  time: { en: 'Day and time', id: 'Hari dan jam', my: 'Tarikh dan masa' },
  zone: {
    en: 'In your time zone: {zone}',
    id: 'Menurut zona waktu Anda: {zone}',
    my: 'Mengikut zon masa anda: {zone}',
  },
  timeMissing: {
    en: 'Choose a day and a time.',
    id: 'Pilih hari dan jamnya.',
    my: 'Pilih tarikh dan masanya.',
  },
  timeSoon: {
    en: 'Choose a time at least one minute from now.',
    id: 'Pilih waktu paling cepat satu menit dari sekarang.',
    my: 'Pilih masa sekurang-kurangnya seminit dari sekarang.',
  },
  timeFar: {
    en: 'Choose a time within the next {days} days.',
    id: 'Pilih waktu dalam {days} hari ke depan.',
    my: 'Pilih masa dalam tempoh {days} hari akan datang.',
  },
  schedule: { en: 'Schedule', id: 'Jadwalkan', my: 'Jadualkan' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
})
