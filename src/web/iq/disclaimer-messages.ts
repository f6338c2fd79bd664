import { defineMessages } from '../platform/messages.ts'

/** Word for word as it was agreed: it stands before the test, with every score and on the technical page. */
export const messages = defineMessages({
  disclaimer: {
    en: 'This is not a clinical IQ test. It was taken online without supervision, covers only non-verbal reasoning, and has no national norms. Sleep, screen, help and practice change it. Do not use it for diagnosis, school or work decisions.',
    id: 'Ini bukan tes IQ klinis. Tes dikerjakan online tanpa pengawasan, hanya mengukur penalaran nonverbal, dan tidak memiliki norma nasional. Jangan gunakan untuk diagnosis atau keputusan sekolah maupun pekerjaan.',
    my: 'Ini bukan ujian IQ klinikal. Ujian dibuat dalam talian tanpa pengawasan, hanya mengukur penaakulan bukan lisan, dan tiada norma kebangsaan. Jangan gunakan untuk diagnosis atau keputusan sekolah mahupun pekerjaan.',
  },
})
