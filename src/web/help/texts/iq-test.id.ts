import {
  IQ_ATTEMPT_DAYS,
  IQ_ITEM_SECONDS,
  IQ_LEAST_AGE,
  IQ_MOST_SHOWN,
  IQ_PILOTS,
  IQ_RESTART_DAYS,
  IQ_SHOWN_AGE,
} from '../../../contract/iq-rules.ts'
import type { HelpText } from './help-text.ts'

const MINUTES = IQ_ITEM_SECONDS / 60

export const iqTest: HelpText = {
  title: 'Penjelasan tes IQ',
  summary: 'Apa yang ditanyakan tes penalaran, bagaimana jalannya, dan cara membaca skornya.',
  sections: [
    {
      heading: 'Jalannya tes',
      blocks: [
        `[Tes IQ](/iq-test) adalah tes penalaran tanpa kata-kata, untuk anggota berusia ${IQ_LEAST_AGE} tahun ke atas. **Mulai latihan** menampilkan tiga contoh. Setelah itu ada maksimal ${IQ_MOST_SHOWN} soal, masing-masing maksimal ${MINUTES} menit; biasanya 30 sampai 60 menit seluruhnya. Makin baik jawaban Anda, makin sulit soalnya.`,
        {
          list: [
            'Pilih satu dari delapan jawaban, atau ketik bilangan. **Saya tidak tahu** dihitung seperti jawaban salah, begitu juga jika tidak ada jawaban sampai waktu habis. Saat waktu habis, jawaban yang sudah Anda pilih dikirim.',
            '**Jeda** memberi Anda istirahat setelah soal ini. Waktu berikutnya dimulai saat Anda menekan **Lanjutkan**.',
            `Kemajuan Anda tersimpan selama ${IQ_ATTEMPT_DAYS} hari. Jika koneksi terputus, jawaban Anda tersimpan di perangkat dan dikirim begitu koneksi kembali. Biarkan halaman terbuka: jawaban hanya dihitung jika sampai sebelum waktu soal habis.`,
            `Paling banyak ${IQ_PILOTS} soal tidak dihitung: kami sedang mengujicobakannya.`,
          ],
        },
      ],
    },
    {
      heading: 'Jika Anda perlu waktu lebih atau tanpa gambar',
      blocks: [
        '**Saya perlu waktu tambahan** memberi waktu dua kali lipat. **Hanya deret bilangan** ditujukan bagi yang tidak bisa memakai gambar: pembaca layar bisa membaca setiap soal.',
      ],
    },
    {
      heading: 'Skor Anda',
      blocks: [
        `100 ditetapkan sebagai rata-rata; sebelum cukup banyak anggota mengikuti tes, itu masih pengandaian. Rentang di sampingnya sama pentingnya dengan angkanya. Ini perkiraan, bukan diagnosis. Hanya Anda yang bisa melihatnya; mulai usia ${IQ_SHOWN_AGE} tahun Anda bisa mengaktifkan **Tampilkan skor tes IQ saya** di **Privasi** pada [pengaturan](/settings). Menyelesaikan tes memberi [Honor](/help-center?page=honor), sama untuk semua skor. [Cara kerja tes](/iq-test/about) memuat semua angkanya.`,
      ],
    },
    {
      heading: 'Hanya sekali',
      blocks: [
        `Latihan mengubah skor, jadi tes hanya bisa diselesaikan sekali. Tes tanpa skor bisa dimulai lagi, yang kedua kalinya setelah ${IQ_RESTART_DAYS} hari.`,
      ],
    },
  ],
}
