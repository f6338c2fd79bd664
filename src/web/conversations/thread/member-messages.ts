import { defineMessages } from '../../platform/messages.ts'

/** The people of a group. */
export const messages = defineMessages({
  title: { en: 'Members', id: 'Anggota grup', my: 'Ahli kumpulan' },
  admin: { en: 'Admin', id: 'Admin grup', my: 'Admin kumpulan' },
  invited: { en: 'Invited', id: 'Diundang', my: 'Dijemput' },
  you: { en: 'You', id: 'Anda', my: 'Anda' },
  remove: { en: 'Remove {name}', id: 'Keluarkan {name}', my: 'Keluarkan {name}' },
  removeWord: { en: 'Remove', id: 'Keluarkan', my: 'Keluarkan' },
  groupName: { en: 'Group name', id: 'Nama grup', my: 'Nama kumpulan' },
  rename: { en: 'Save name', id: 'Simpan nama', my: 'Simpan nama' },
  add: { en: 'Add people', id: 'Tambah orang', my: 'Tambah orang' },
  addHint: {
    en: 'Type a name. A group can have up to {max} people.',
    id: 'Ketik nama. Satu grup maksimal {max} orang.',
    my: 'Taip nama. Satu kumpulan maksimum {max} orang.',
  },
  addName: { en: 'Add {name}', id: 'Tambahkan {name}', my: 'Tambah {name}' },
  failed: {
    en: 'That didn’t work. Please try again.',
    id: 'Belum berhasil. Silakan coba lagi.',
    my: 'Tidak berjaya. Sila cuba lagi.',
  },
})
