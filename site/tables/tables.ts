export type { Tables } from '../../kernel/tables.ts';
