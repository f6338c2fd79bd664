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
  title: 'Penerangan ujian IQ',
  summary: 'Apa yang ditanya oleh ujian penaakulan, cara ujian dijalankan, dan cara membaca skornya.',
  sections: [
    {
      heading: 'Cara ujian dijalankan',
      blocks: [
        `[Ujian IQ](/iq-test) ialah ujian penaakulan tanpa perkataan, untuk ahli berumur ${IQ_LEAST_AGE} tahun ke atas. **Mulakan latihan** memaparkan tiga contoh. Selepas itu ada maksimum ${IQ_MOST_SHOWN} soalan, setiap satu maksimum ${MINUTES} minit; biasanya 30 hingga 60 minit kesemuanya. Semakin baik jawapan anda, semakin sukar soalannya.`,
        {
          list: [
            'Pilih satu daripada lapan jawapan, atau taip nombor. **Saya tidak tahu** dikira seperti jawapan salah, begitu juga jika tiada jawapan sehingga masa tamat. Apabila masa tamat, jawapan yang anda pilih dihantar.',
            '**Jeda** memberi anda rehat selepas soalan ini. Masa seterusnya bermula apabila anda menekan **Teruskan**.',
            `Kemajuan anda disimpan selama ${IQ_ATTEMPT_DAYS} hari. Jika sambungan terputus, jawapan anda disimpan pada peranti dan dihantar sebaik sahaja sambungan pulih. Biarkan halaman terbuka: jawapan hanya dikira jika sampai sebelum masa soalan tamat.`,
            `Paling banyak ${IQ_PILOTS} soalan tidak dikira: kami sedang mencubanya.`,
          ],
        },
      ],
    },
    {
      heading: 'Jika anda perlukan lebih masa atau tanpa rajah',
      blocks: [
        '**Saya perlukan masa tambahan** menggandakan masanya. **Siri nombor sahaja** adalah untuk mereka yang tidak dapat menggunakan rajah: pembaca skrin boleh membaca setiap soalan.',
      ],
    },
    {
      heading: 'Skor anda',
      blocks: [
        `100 ditetapkan sebagai purata; sebelum cukup ramai ahli mengambil ujian, itu masih andaian. Julat di sebelahnya sama penting dengan nombornya. Ini anggaran, bukan diagnosis. Hanya anda boleh melihatnya; dari umur ${IQ_SHOWN_AGE} tahun anda boleh menghidupkan **Paparkan skor ujian IQ saya** di **Privasi** dalam [tetapan](/settings). Menamatkan ujian memberi [Honor](/help-center?page=honor), sama bagi semua skor. [Cara ujian berfungsi](/iq-test/about) memuatkan semua angkanya.`,
      ],
    },
    {
      heading: 'Sekali sahaja',
      blocks: [
        `Latihan mengubah skor, jadi ujian hanya boleh ditamatkan sekali. Ujian tanpa skor boleh dimulakan semula, kali kedua selepas ${IQ_RESTART_DAYS} hari.`,
      ],
    },
  ],
}
