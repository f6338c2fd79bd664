import { defineMessages } from '../../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Editors', id: 'Penyunting', my: 'Penyunting' },
  text: {
    en: 'Editors add, change and remove rows, import files and review suggestions. Their names are shown once they accept.',
    id: 'Penyunting menambah, mengubah, dan menghapus baris, mengimpor berkas, serta meninjau usulan. Namanya ditampilkan setelah menerima.',
    my: 'Penyunting menambah, mengubah dan membuang baris, mengimport fail serta menyemak cadangan. Nama mereka dipaparkan selepas menerima.',
  },
  alias: { en: 'Member’s alias', id: 'Alias anggota', my: 'Alias ahli' },
  aliasHint: {
    en: 'As on their profile, such as @budi. Up to {max} editors.',
    id: 'Seperti di profilnya, misalnya @budi. Maksimal {max} penyunting.',
    my: 'Seperti pada profilnya, contohnya @budi. Maksimum {max} penyunting.',
  },
  invite: { en: 'Invite', id: 'Undang', my: 'Jemput' },
  invited: { en: 'Invitation sent', id: 'Undangan dikirim', my: 'Jemputan dihantar' },
  missing: { en: 'Please enter an alias.', id: 'Silakan masukkan alias.', my: 'Sila masukkan alias.' },
  waiting: { en: 'invited', id: 'diundang', my: 'dijemput' },
  remove: { en: 'Remove {name}', id: 'Hapus {name}', my: 'Buang {name}' },
  none: { en: 'No editors yet.', id: 'Belum ada penyunting.', my: 'Belum ada penyunting.' },
  failed: {
    en: 'Couldn’t reach the server. Please try again.',
    id: 'Server tidak bisa dihubungi. Silakan coba lagi.',
    my: 'Pelayan tidak dapat dihubungi. Sila cuba lagi.',
  },
  loadFailed: {
    en: 'Couldn’t load the editors.',
    id: 'Penyunting gagal dimuat.',
    my: 'Penyunting tidak dapat dimuatkan.',
  },
})
