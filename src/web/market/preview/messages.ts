import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'The {plan} theme', id: 'Tema {plan}', my: 'Tema {plan}' },
  topaz: {
    en: 'Amber light on black, in cut facets. Comes with Topaz, Agate and Aqua.',
    id: 'Cahaya kuning madu di atas hitam, dengan potongan bersegi. Tersedia di Topaz, Agate, dan Aqua.',
    my: 'Cahaya kuning madu di atas hitam, dengan potongan bersegi. Tersedia dengan Topaz, Agate dan Aqua.',
  },
  agate: {
    en: 'Bands from violet to rose on black. Comes with Agate and Aqua.',
    id: 'Lapisan dari ungu ke merah muda di atas hitam. Tersedia di Agate dan Aqua.',
    my: 'Jalur dari ungu ke merah jambu di atas hitam. Tersedia dengan Agate dan Aqua.',
  },
  aqua: {
    en: 'Cyan currents over deep water. Comes with Aqua.',
    id: 'Arus sian di atas air yang dalam. Tersedia di Aqua.',
    my: 'Arus sian di atas air yang dalam. Tersedia dengan Aqua.',
  },
  sampleTitle: {
    en: 'The sea remembers every ship',
    id: 'Laut mengingat setiap kapal',
    my: 'Laut mengingati setiap kapal',
  },
  sampleText: {
    en: 'This is how an article reads in this theme: clear words on a calm background.',
    id: 'Beginilah sebuah artikel tampil dalam tema ini: kata-kata yang jelas di atas latar yang tenang.',
    my: 'Beginilah rupa sebuah artikel dalam tema ini: kata-kata yang jelas pada latar yang tenang.',
  },
  use: { en: 'Use this theme', id: 'Pakai tema ini', my: 'Guna tema ini' },
  inUse: { en: 'In use', id: 'Sedang dipakai', my: 'Sedang digunakan' },
  close: { en: 'Close preview', id: 'Tutup pratinjau', my: 'Tutup pratonton' },
})
