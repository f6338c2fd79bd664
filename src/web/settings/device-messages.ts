import { defineMessages } from '../platform/messages.ts'

/** Of the sections alone: the header, which shares the other words, needs none of these. */
export const messages = defineMessages({
  reduceMotion: { en: 'Reduce motion', id: 'Kurangi gerakan', my: 'Kurangkan gerakan' },
  reduceMotionText: {
    en: 'No animations on this device. If your system is set to reduce motion, we follow that too.',
    id: 'Tanpa animasi di perangkat ini. Jika sistem Anda diatur untuk mengurangi gerakan, itu juga kami ikuti.',
    my: 'Tiada animasi pada peranti ini. Jika sistem anda ditetapkan untuk mengurangkan gerakan, itu juga kami ikuti.',
  },
  media: { en: 'Videos and data', id: 'Video dan data', my: 'Video dan data' },
  mediaText: {
    en: 'What’s loaded and played automatically on this device.',
    id: 'Apa yang dimuat dan diputar otomatis di perangkat ini.',
    my: 'Apa yang dimuatkan dan dimainkan secara automatik pada peranti ini.',
  },
  autoplay: { en: 'Autoplay videos', id: 'Putar video otomatis', my: 'Main video automatik' },
  autoplayText: {
    en: 'Videos on Page play without sound while they’re in view, unless data saver or reduced motion is on.',
    id: 'Video di Page diputar tanpa suara selama terlihat di layar, kecuali jika penghemat data atau pengurangan gerakan aktif.',
    my: 'Video di Page dimainkan tanpa bunyi selagi kelihatan pada skrin, kecuali jika penjimat data atau pengurangan gerakan dihidupkan.',
  },
  dataSaver: { en: 'Data saver', id: 'Penghemat data', my: 'Penjimat data' },
  dataSaverText: {
    en: 'Videos load only when you play them, and our own fonts aren’t loaded.',
    id: 'Video hanya dimuat saat Anda memutarnya, dan font kami tidak dimuat.',
    my: 'Video hanya dimuatkan apabila anda memainkannya, dan fon kami tidak dimuatkan.',
  },
})
