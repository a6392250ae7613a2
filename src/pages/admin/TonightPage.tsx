import { useAuth, getUser } from '@/features/auth/authSession';
import { PriceListPanel } from '@/features/equity/admin/priceList/PriceListPanel';
import { useCategoryFiling } from '@/features/resources/admin/useCategoryFiling';
import { categoryNames } from '@/features/tonight/admin/tonightFiles';
import { TonightView } from '@/features/tonight/admin/TonightView';

export default function TonightPage() {
  const email = getUser(useAuth().identity)?.email ?? '';
  const files = {
    summary: useCategoryFiling(categoryNames.summary),
    priceList: useCategoryFiling(categoryNames.priceList),
  };
  return (
    <TonightView
      email={email}
      files={files}
      priceList={({ key, ...panel }) => <PriceListPanel key={key} {...panel} />}
    />
  );
}
