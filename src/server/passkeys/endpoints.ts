import type * as passkeys from '../../contract/passkeys.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<typeof passkeys> = {
  listPasskeys: {
    summary: {
      en: 'Lists your passkeys, with when each was added and last used.',
      id: 'Menampilkan kunci sandi Anda, beserta kapan masing-masing ditambahkan dan terakhir dipakai.',
      my: 'Memaparkan kunci laluan anda, beserta bila setiap satu ditambah dan kali terakhir digunakan.',
    },
  },
  startPasskey: {
    summary: {
      en: 'Returns what the browser needs to make a passkey (WebAuthn), valid once and for five minutes.',
      id: 'Memberikan yang diperlukan peramban untuk membuat kunci sandi (WebAuthn), berlaku sekali dan selama lima menit.',
      my: 'Memberikan apa yang diperlukan pelayar untuk membuat kunci laluan (WebAuthn), sah sekali dan selama lima minit.',
    },
    refusals: ['reauthentication_required', 'conflict'],
  },
  addPasskey: {
    summary: {
      en: 'Adds the passkey that the browser has made. One for another site is refused.',
      id: 'Menambahkan kunci sandi yang dibuat peramban. Kunci untuk situs lain ditolak.',
      my: 'Menambah kunci laluan yang dibuat oleh pelayar. Kunci untuk laman lain ditolak.',
    },
    refusals: ['reauthentication_required', 'invalid_token', 'conflict'],
  },
  renamePasskey: {
    summary: {
      en: 'Renames one of your passkeys.',
      id: 'Mengganti nama salah satu kunci sandi Anda.',
      my: 'Menukar nama salah satu kunci laluan anda.',
    },
  },
  removePasskey: {
    summary: {
      en: 'Removes one of your passkeys, unless it’s your last way to sign in.',
      id: 'Menghapus salah satu kunci sandi Anda, kecuali jika itu satu-satunya cara masuk.',
      my: 'Membuang salah satu kunci laluan anda, kecuali jika itu satu-satunya cara log masuk.',
    },
    refusals: ['reauthentication_required', 'conflict'],
  },
  startPasskeySignIn: {
    summary: {
      en: 'Returns what the browser needs to use a passkey, valid once and for five minutes.',
      id: 'Memberikan yang diperlukan peramban untuk memakai kunci sandi, berlaku sekali dan selama lima menit.',
      my: 'Memberikan apa yang diperlukan pelayar untuk menggunakan kunci laluan, sah sekali dan selama lima minit.',
    },
    refusals: ['conflict'],
  },
  signInWithPasskey: {
    summary: {
      en: 'Signs in with a passkey alone, and sets the session cookie. It counts as both steps.',
      id: 'Masuk hanya dengan kunci sandi, lalu memasang cookie sesi. Ini dihitung sebagai kedua langkah.',
      my: 'Log masuk dengan kunci laluan sahaja, lalu menetapkan kuki sesi. Ini dikira sebagai kedua-dua langkah.',
    },
    refusals: ['wrong_credentials'],
  },
}
