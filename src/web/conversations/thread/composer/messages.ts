import { defineMessages } from '../../../platform/messages.ts'

/** Where messages are written. */
export const messages = defineMessages({
  placeholder: { en: 'Message {name}', id: 'Kirim pesan ke {name}', my: 'Hantar mesej kepada {name}' },
  write: { en: 'Write a message', id: 'Tulis pesan', my: 'Tulis mesej' },
  send: { en: 'Send', id: 'Kirim', my: 'Hantar' },
  addPhoto: { en: 'Add photos', id: 'Tambah foto', my: 'Tambah foto' },
  emoji: { en: 'Emoji', id: 'Pilih emoji', my: 'Pilih emoji' },
  replyingTo: { en: 'Replying to {name}', id: 'Membalas {name}', my: 'Membalas {name}' },
  editing: { en: 'Edit message', id: 'Sunting pesan', my: 'Sunting mesej' },
  save: { en: 'Save', id: 'Simpan', my: 'Simpan' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
  cancelReply: { en: 'Cancel reply', id: 'Batalkan balasan', my: 'Batalkan balasan' },
  left: {
    en: '{count} character left|{count} characters left',
    id: 'Sisa {count} karakter',
    my: 'Baki {count} aksara',
  },
  over: {
    en: '{count} character too many|{count} characters too many',
    id: 'Kelebihan {count} karakter',
    my: 'Terlebih {count} aksara',
  },
  mostPhotos: {
    en: 'Use up to {max} photos.',
    id: 'Maksimal {max} foto.',
    my: 'Maksimum {max} foto.',
  },
  uploading: { en: 'Uploading {name}', id: 'Mengunggah {name}', my: 'Memuat naik {name}' },
  uploadsLater: {
    en: 'Uploads when you’re online',
    id: 'Diunggah saat Anda online',
    my: 'Dimuat naik apabila dalam talian',
  },
  alt: { en: 'Describe photo {number}', id: 'Jelaskan foto {number}', my: 'Terangkan foto {number}' },
  altHint: { en: 'Description', id: 'Keterangan', my: 'Penerangan' },
  removePhoto: { en: 'Remove photo {number}', id: 'Hapus foto {number}', my: 'Buang foto {number}' },
  retry: { en: 'Try again', id: 'Coba lagi', my: 'Cuba lagi' },
  saveFailed: {
    en: 'Couldn’t save it. Your text is still here; please try again.',
    id: 'Gagal disimpan. Teks Anda masih di sini; silakan coba lagi.',
    my: 'Tidak dapat disimpan. Teks anda masih di sini; sila cuba lagi.',
  },
})
