import type * as account from '../../contract/account.ts'
import type { EndpointFactsOf } from '../content/endpoint-facts.ts'

export const endpoints: EndpointFactsOf<Omit<typeof account, 'linkProvider'>> = {
  getAccount: {
    summary: {
      en: 'What the signed-in person can change about their account: names, alias, address, ways to sign in.',
      id: 'Hal yang bisa diubah orang yang masuk pada akunnya: nama, alias, alamat, cara masuk.',
      my: 'Perkara yang boleh ditukar oleh orang yang log masuk pada akaunnya: nama, alias, alamat, cara log masuk.',
    },
  },
  saveNames: {
    summary: {
      en: 'Changes the person’s names, with the same rules as at sign-up.',
      id: 'Mengganti nama orang tersebut, dengan aturan yang sama seperti saat mendaftar.',
      my: 'Menukar nama orang itu, mengikut peraturan yang sama seperti semasa mendaftar.',
    },
    refusals: ['not_allowed'],
  },
  saveAlias: {
    summary: {
      en: 'Changes the alias, once in 30 days. The old one leads to the person for 90 days, and no one else can have it.',
      id: 'Mengganti alias, sekali dalam 30 hari. Alias lama tetap menuju orang itu selama 90 hari dan tidak bisa dipakai orang lain.',
      my: 'Menukar alias, sekali dalam 30 hari. Alias lama tetap membawa kepada orang itu selama 90 hari dan tidak boleh digunakan orang lain.',
    },
    refusals: ['not_allowed', 'conflict'],
  },
  startEmailChange: {
    summary: {
      en: 'Asks both addresses to confirm a new one, within 24 hours. The answer never reveals whether the new address has an account.',
      id: 'Meminta konfirmasi dari kedua alamat dalam 24 jam. Jawabannya tidak pernah membocorkan apakah alamat baru sudah punya akun.',
      my: 'Meminta pengesahan daripada kedua-dua alamat dalam masa 24 jam. Jawapannya tidak pernah mendedahkan sama ada alamat baharu sudah ada akaun.',
    },
    refusals: ['not_allowed', 'reauthentication_required'],
  },
  cancelEmailChange: {
    summary: {
      en: 'Cancels a change of address that isn’t confirmed yet; its links stop working.',
      id: 'Membatalkan penggantian alamat yang belum dikonfirmasi; tautannya tidak berlaku lagi.',
      my: 'Membatalkan pertukaran alamat yang belum disahkan; pautannya tidak sah lagi.',
    },
  },
  confirmEmailChange: {
    summary: {
      en: 'Confirms one address with the token of its link. With the second one the address changes, and other sessions end.',
      id: 'Mengonfirmasi satu alamat dengan token dari tautannya. Dengan yang kedua, alamat diganti dan sesi lain berakhir.',
      my: 'Mengesahkan satu alamat dengan token daripada pautannya. Dengan yang kedua alamat ditukar, dan sesi lain ditamatkan.',
    },
    refusals: ['invalid_token', 'conflict'],
  },
  savePassword: {
    summary: {
      en: 'Sets a new password and ends all other sessions. The current password is needed if there is one.',
      id: 'Menetapkan kata sandi baru dan mengakhiri semua sesi lain. Kata sandi saat ini diperlukan jika sudah ada.',
      my: 'Menetapkan kata laluan baharu dan menamatkan semua sesi lain. Kata laluan semasa diperlukan jika sudah ada.',
    },
    refusals: ['reauthentication_required'],
  },
  unlinkProvider: {
    summary: {
      en: 'Unlinks a sign-in provider, unless it’s the last way to sign in.',
      id: 'Memutuskan penyedia masuk, kecuali jika itu satu-satunya cara masuk.',
      my: 'Menyahpautkan penyedia log masuk, kecuali jika itu satu-satunya cara log masuk.',
    },
    refusals: ['reauthentication_required'],
  },
}
