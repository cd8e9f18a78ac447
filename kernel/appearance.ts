/** Types of `appearance` in product files. Its words are in generated/appearance-words.ts. */
import type { productForms } from './generated/appearance-words.ts';
import type { ProductFile } from './generated/product.ts';
import type { ProductType } from './vocabulary.ts';

type Forms = typeof productForms;
export type ProductForm = Forms[keyof Forms][number];
export type ProductFormOf<T extends ProductType> = T extends keyof Forms ? Forms[T][number] : never;

/** Contents of test kits, which spare-part kits may list too. */
export const testContents = ['sample bottle', 'form', 'return bag'] as const;

export type Appearance = NonNullable<ProductFile['appearance']>;
export type AppearanceField = Exclude<keyof Appearance, 'sample'>;
