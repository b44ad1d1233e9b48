import { hash } from 'node:crypto';
import type { ImportChange, ImportLine } from '../../../src/domain/catalogue/admin-catalogue.api.ts';
import type { CatalogueChange } from '../../../src/domain/catalogue/import-difference.ts';
import { kindText } from '../../../src/domain/catalogue/store-product.ts';
import { moneyText } from '../../../src/domain/shared/money.ts';

const ID_LENGTH = 22;

/** What a change does, line by line, in words for people. */
function linesOf(change: CatalogueChange): readonly ImportLine[] {
  switch (change.kind) {
    case 'new_item':
    case 'new_variants':
    case 'back':
      return change.variants.map((variant) => ({
        label: kindText(variant),
        before: null,
        after: moneyText(variant.priceCents),
      }));
    case 'name':
      return [{ label: '', before: change.item.name, after: change.after }];
    case 'prices':
      return change.lines.map(({ variant, after }) => ({
        label: kindText(variant),
        before: moneyText(variant.priceCents),
        after: moneyText(after),
      }));
    case 'pictures':
      return change.lines.map(({ variant, after }) => ({
        label: kindText(variant),
        before: variant.image,
        after,
      }));
    case 'links':
      return change.lines.map(({ variant, after }) => ({
        label: kindText(variant),
        before: variant.printfulVariantId === null ? null : String(variant.printfulVariantId),
        after: String(after),
      }));
    case 'gone':
      return change.variants.map((variant) => ({
        label: kindText(variant),
        before: moneyText(variant.priceCents),
        after: null,
      }));
  }
}

const pictureOf = (change: CatalogueChange): string | null =>
  (change.kind === 'new_item' ? change.variants : change.item.variants)[0]?.image ?? null;

/** A change as the preview shows it. Its id is a hash of its content, so a change that differs has another id. */
export function shownChange(change: CatalogueChange): ImportChange {
  const subject = change.kind === 'new_item' ? String(change.product.id) : change.item.id;
  const shown = {
    kind: change.kind,
    itemName: change.kind === 'new_item' ? change.product.name : change.item.name,
    picture: pictureOf(change),
    lines: linesOf(change),
  };
  const id = hash('sha256', JSON.stringify([subject, shown]), 'base64url').slice(0, ID_LENGTH);
  return { id, ...shown };
}
