import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Publish later', id: 'Jadwalkan terbit', my: 'Jadualkan penerbitan' },
  changeTitle: { en: 'Change the date', id: 'Ubah jadwal terbit', my: 'Tukar tarikh terbit' },
  text: {
    en: 'It will be published automatically at that time. Until then, only its authors can see it.',
    id: 'Artikel terbit otomatis pada waktu itu. Sebelumnya, hanya penulisnya yang bisa melihatnya.',
    my: 'Artikel diterbitkan secara automatik pada masa itu. Sebelum itu, hanya penulisnya boleh melihatnya.',
  },
  postTitle: { en: 'Schedule post', id: 'Jadwalkan postingan', my: 'Jadualkan hantaran' },
  postText: {
    en: 'It will be posted automatically at that time. Until then, only you can see it.',
    id: 'Postingan terbit otomatis pada waktu itu. Sebelumnya, hanya Anda yang bisa melihatnya.',
    my: 'Hantaran disiarkan secara automatik pada masa itu. Sebelum itu, hanya anda boleh melihatnya.',
  },
  time: { en: 'Date and time', id: 'Tanggal dan waktu', my: 'Tarikh dan masa' },
  zone: {
    en: 'In your time zone: {zone}',
    id: 'Menurut zona waktu Anda: {zone}',
    my: 'Mengikut zon masa anda: {zone}',
  },
  timeMissing: {
    en: 'Choose a date and a time.',
    id: 'Pilih tanggal dan waktunya.',
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
