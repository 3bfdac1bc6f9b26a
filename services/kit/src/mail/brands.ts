import { mailLookOf } from '@actual/brands/mail-look';
import type { Site } from '@actual/contracts';
import { brands } from '@actual/contracts/facts/company/brands';
import type { MailLook } from '@actual/themes-contract/mail-look';

export interface MailBrand extends MailLook {
  name: string;
}

export const brandOf = (site: Site): MailBrand => ({ name: brands[site].name, ...mailLookOf(site) });
