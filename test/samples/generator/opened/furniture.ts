import type { DocumentType } from "#contract/document-type.ts";
import type { Layout } from "../layout.ts";
import type { Person } from "../person.ts";

export const opened = (name: string, type: DocumentType, make: Layout["make"]): Layout => ({
  name: `opened-${name}`,
  type,
  heldOut: false,
  make,
});

export const address = ({ name, street, town }: Person) => `${name}<br>${street}<br>${town}`;

/** Small print with figures that are nobody's. */
export const rightsNotice = `<div style="font-size:6.5pt;color:#444;columns:2;margin-top:14px"><p><b>What To Do If You Think You Find A Mistake On Your Statement.</b> Write to us at the address shown within 60 days after the error appeared. You may call us, but if you do we are not required to investigate and you may have to pay the amount in question.</p><p><b>Your Rights If You Are Dissatisfied With Your Purchases.</b> The purchase must have been made in your home state or within 100 miles of your current mailing address, and the purchase price must have been more than $50.00.</p><p><b>How to avoid paying interest.</b> Your due date is at least 25 days after the close of each billing period. A returned payment costs up to $30.00; a late one up to $41.00. The minimum interest charge is $1.00.</p><p><b>Balance computation.</b> We add new charges, subtract payments of that day and divide by the number of days, e.g. 30. Bankruptcy notices go to PO Box 4411, Sioux Falls, SD 57117-6500.</p></div>`;

/** The slip to tear off, with figures that are printed above as well. */
export const coupon = (sender: string, entries: ReadonlyArray<readonly [string, string]>) =>
  `<div style="border-top:1px dashed #000;margin-top:22px;padding-top:6px"><div style="display:flex;justify-content:space-between"><div>${sender}<br>PO BOX 78045<br>PHOENIX, AZ 85062-8045</div><table style="width:45%">${entries
    .map(([label, value]) => `<tr><td>${label}</td><td style="text-align:right">${value}</td></tr>`)
    .join(
      "",
    )}<tr><td>Amount enclosed:</td><td style="text-align:right">$ |__|__|__|.|__|__|</td></tr></table></div><p style="font-family:'Liberation Mono';font-size:8pt">000${entries.length}7714 0044120097 00031999 8</p></div>`;
