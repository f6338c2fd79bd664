import { defineMessages } from '../../../contract/messages.ts'

/** Why a video is refused; the keys are also stored in `media.failure`. */
export const messages = defineMessages({
  noVideo: {
    en: 'This file has sound but no picture. Please choose a video.',
    id: 'Berkas ini hanya berisi suara, tanpa gambar. Silakan pilih video.',
    my: 'Fail ini hanya mengandungi bunyi, tanpa gambar. Sila pilih video.',
  },
  tooLong: {
    en: 'The video is longer than {count} seconds. Please shorten it.',
    id: 'Video lebih panjang dari {count} detik. Silakan persingkat.',
    my: 'Video melebihi {count} saat. Sila pendekkan.',
  },
  tooLarge: {
    en: 'The video has more than {longer} × {shorter} pixels. Please make it smaller first.',
    id: 'Resolusi video melebihi {longer} × {shorter} piksel. Silakan perkecil dulu.',
    my: 'Resolusi video melebihi {longer} × {shorter} piksel. Sila kecilkan dahulu.',
  },
  damaged: {
    en: 'The video is damaged or incomplete. Please export or record it again, then choose the new file.',
    id: 'Video rusak atau tidak lengkap. Silakan ekspor atau rekam ulang, lalu pilih berkas yang baru.',
    my: 'Video ini rosak atau tidak lengkap. Sila eksport atau rakam semula, kemudian pilih fail yang baharu.',
  },
  notPlayable: {
    en: 'This site can’t convert videos, and not every browser plays this one. Please save it as MP4 (H.264 with AAC) or WebM (VP8 or VP9), and try again.',
    id: 'Situs ini tidak bisa mengonversi video, dan tidak semua peramban bisa memutar video ini. Silakan simpan sebagai MP4 (H.264 dengan AAC) atau WebM (VP8 atau VP9), lalu coba lagi.',
    my: 'Laman ini tidak dapat menukar format video, dan tidak semua pelayar dapat memainkan video ini. Sila simpan sebagai MP4 (H.264 dengan AAC) atau WebM (VP8 atau VP9), kemudian cuba lagi.',
  },
  tookTooLong: {
    en: 'The video takes too long to process. Please make it shorter or smaller.',
    id: 'Video terlalu lama diproses. Silakan persingkat atau perkecil.',
    my: 'Video mengambil masa terlalu lama untuk diproses. Sila pendekkan atau kecilkan.',
  },
  gaveUp: {
    en: 'We couldn’t process the video. Please upload it again.',
    id: 'Video tidak bisa diproses. Silakan unggah lagi.',
    my: 'Video tidak dapat diproses. Sila muat naik semula.',
  },
})
