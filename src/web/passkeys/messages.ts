import { defineMessages } from '../platform/messages.ts'

export const messages = defineMessages({
  title: { en: 'Passkeys', id: 'Kunci sandi', my: 'Kunci laluan' },
  text: {
    en: 'Sign in with your fingerprint, face or screen lock instead of a password. A passkey stays on your devices and works only on this site.',
    id: 'Masuk dengan sidik jari, wajah, atau kunci layar sebagai ganti kata sandi. Kunci sandi tersimpan di perangkat Anda dan hanya berlaku di situs ini.',
    my: 'Log masuk dengan cap jari, wajah atau kunci skrin sebagai ganti kata laluan. Kunci laluan disimpan pada peranti anda dan hanya sah di laman ini.',
  },
  notLoaded: {
    en: 'Couldn’t load your passkeys.',
    id: 'Kunci sandi Anda gagal dimuat.',
    my: 'Kunci laluan anda tidak dapat dimuatkan.',
  },
  none: { en: 'No passkeys yet.', id: 'Belum ada kunci sandi.', my: 'Belum ada kunci laluan.' },
  notOffered: {
    en: 'Passkeys don’t work on this site, because it has no domain name.',
    id: 'Kunci sandi tidak bisa dipakai di situs ini karena situs ini tidak punya nama domain.',
    my: 'Kunci laluan tidak boleh digunakan di laman ini kerana laman ini tiada nama domain.',
  },
  addedOn: { en: 'Added on {date}', id: 'Ditambahkan pada {date}', my: 'Ditambah pada {date}' },
  usedOn: {
    en: 'Last used on {date}',
    id: 'Terakhir dipakai pada {date}',
    my: 'Kali terakhir digunakan pada {date}',
  },
  neverUsed: { en: 'Not used yet', id: 'Belum pernah dipakai', my: 'Belum pernah digunakan' },
  add: { en: 'Add passkey', id: 'Tambah kunci sandi', my: 'Tambah kunci laluan' },
  addText: {
    en: 'Give it a name that you’ll recognise. Your browser then asks you to confirm.',
    id: 'Beri nama yang mudah Anda kenali. Setelah itu peramban meminta konfirmasi Anda.',
    my: 'Beri nama yang mudah anda kenali. Selepas itu pelayar meminta pengesahan anda.',
  },
  name: { en: 'Name', id: 'Nama', my: 'Nama' },
  nameOfThis: { en: 'This device', id: 'Perangkat ini', my: 'Peranti ini' },
  nameNeeded: { en: 'Please enter a name.', id: 'Silakan isi nama.', my: 'Sila isi nama.' },
  nameLong: {
    en: 'Use up to {max} characters.',
    id: 'Maksimal {max} karakter.',
    my: 'Maksimum {max} aksara.',
  },
  added: { en: 'Passkey added', id: 'Kunci sandi ditambahkan', my: 'Kunci laluan ditambah' },
  rename: { en: 'Rename', id: 'Ganti nama', my: 'Tukar nama' },
  renameOf: { en: 'Rename {name}', id: 'Ganti nama {name}', my: 'Tukar nama {name}' },
  renameTitle: { en: 'Rename passkey', id: 'Ganti nama kunci sandi', my: 'Tukar nama kunci laluan' },
  save: { en: 'Save', id: 'Simpan', my: 'Simpan' },
  remove: { en: 'Remove', id: 'Hapus', my: 'Buang' },
  removeOf: { en: 'Remove {name}', id: 'Hapus {name}', my: 'Buang {name}' },
  removeTitle: { en: 'Remove this passkey?', id: 'Hapus kunci sandi ini?', my: 'Buang kunci laluan ini?' },
  removeText: {
    en: '“{name}” will no longer sign you in here. You can delete it from your device too, in its password settings.',
    id: '“{name}” tidak bisa lagi dipakai untuk masuk ke sini. Anda juga bisa menghapusnya dari perangkat, di pengaturan kata sandinya.',
    my: '“{name}” tidak lagi boleh digunakan untuk log masuk di sini. Anda juga boleh memadamnya daripada peranti, dalam tetapan kata laluannya.',
  },
  removed: { en: 'Passkey removed', id: 'Kunci sandi dihapus', my: 'Kunci laluan dibuang' },
  cancel: { en: 'Cancel', id: 'Batal', my: 'Batal' },
})
