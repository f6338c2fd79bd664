import { defineMessages } from '../../../contract/messages.ts'

/** Why a video is refused; the keys are also stored in `media.failure`. */
export const messages = defineMessages({
  noVideo: {
    en: 'There is no picture in this file, only sound. Please choose a video.',
    id: 'Tidak ada gambar dalam berkas ini, hanya suara. Silakan pilih video.',
    my: 'Tiada gambar dalam fail ini, hanya bunyi. Sila pilih video.',
  },
  tooLong: {
    en: 'The video is longer than {count} seconds. Please shorten it.',
    id: 'Video lebih panjang dari {count} detik. Silakan persingkat.',
    my: 'Video melebihi {count} saat. Sila pendekkan.',
  },
  tooLarge: {
    en: 'The video has more than {longer} × {shorter} pixels. Please make it smaller first.',
    id: 'Resolusi video melebihi {longer} × {shorter} piksel. Silakan perkecil terlebih dahulu.',
    my: 'Resolusi video melebihi {longer} × {shorter} piksel. Sila kecilkan dahulu.',
  },
  damaged: {
    en: 'The video is damaged or incomplete. Please export or record it again, then choose the new file.',
    id: 'Video rusak atau tidak lengkap. Silakan ekspor atau rekam ulang, lalu pilih berkas yang baru.',
    my: 'Video ini rosak atau tidak lengkap. Sila eksport atau rakam semula, kemudian pilih fail yang baharu.',
  },
  notPlayable: {
    en: 'This site can’t convert videos, and not every browser plays this one. Please save it as MP4 (H.264 with AAC) or WebM (VP8 or VP9), and try again.',
    id: 'Situs ini tidak dapat mengonversi video, dan tidak semua peramban dapat memutar video ini. Silakan simpan sebagai MP4 (H.264 dengan AAC) atau WebM (VP8 atau VP9), lalu coba lagi.',
    my: 'Laman ini tidak dapat menukar format video, dan tidak semua pelayar dapat memainkan video ini. Sila simpan sebagai MP4 (H.264 dengan AAC) atau WebM (VP8 atau VP9), kemudian cuba lagi.',
  },
  tookTooLong: {
    en: 'The video takes too long to process. Please make it shorter or smaller.',
    id: 'Video terlalu lama diproses. Silakan persingkat atau perkecil.',
    my: 'Video mengambil masa terlalu lama untuk diproses. Sila pendekkan atau kecilkan.',
  },
  gaveUp: {
    en: 'The video could not be processed. Please upload it again.',
    id: 'Video tidak dapat diproses. Silakan unggah lagi.',
    my: 'Video tidak dapat diproses. Sila muat naik semula.',
  },
})
