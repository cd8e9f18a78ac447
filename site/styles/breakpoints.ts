/** SPEC 9, IMG-05. Media queries can't read them, so constants.test.ts checks every stylesheet. */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;
