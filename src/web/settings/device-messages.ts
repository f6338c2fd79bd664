import { defineMessages } from '../platform/messages.ts'

/** Of the sections alone: the header, which shares the other words, needs none of these. */
export const messages = defineMessages({
  reduceMotion: { en: 'Reduce motion', id: 'Kurangi gerakan', my: 'Kurangkan gerakan' },
  reduceMotionText: {
    en: 'No animations on this device. If your system asks for less motion, we follow that as well.',
    id: 'Tanpa animasi di perangkat ini. Jika sistem Anda meminta gerakan dikurangi, itu juga kami ikuti.',
    my: 'Tanpa animasi pada peranti ini. Jika sistem anda meminta gerakan dikurangkan, itu juga kami ikut.',
  },
  media: { en: 'Videos and data', id: 'Video dan data', my: 'Video dan data' },
  mediaText: {
    en: 'What’s loaded and played automatically on this device.',
    id: 'Apa yang dimuat dan diputar otomatis di perangkat ini.',
    my: 'Apa yang dimuatkan dan dimainkan secara automatik pada peranti ini.',
  },
  autoplay: { en: 'Autoplay videos', id: 'Putar video otomatis', my: 'Main video automatik' },
  autoplayText: {
    en: 'Videos on Page play without sound while you can see them. Not with data saver or reduced motion.',
    id: 'Video di Page diputar tanpa suara selama terlihat. Tidak berlaku jika penghemat data atau pengurangan gerakan aktif.',
    my: 'Video di Page dimainkan tanpa bunyi selagi kelihatan. Tidak berlaku jika penjimat data atau pengurangan gerakan dihidupkan.',
  },
  dataSaver: { en: 'Data saver', id: 'Penghemat data', my: 'Penjimat data' },
  dataSaverText: {
    en: 'Nothing is loaded ahead: no videos before you play them, no fonts of ours.',
    id: 'Tidak ada yang dimuat lebih dulu: video baru dimuat saat Anda memutarnya, tanpa font dari kami.',
    my: 'Tiada apa-apa yang dimuatkan lebih awal: video hanya dimuatkan apabila anda memainkannya, tanpa fon kami.',
  },
})
